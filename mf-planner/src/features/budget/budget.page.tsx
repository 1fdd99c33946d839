import type { TripCosts } from '@tabi/shared/contracts/trip-changes';
import type { Trip } from '@tabi/shared/contracts/trips';
import type { Api } from '@tabi/shared/data';
import { Button, Container, Icon, LoadedPage } from '@tabi/shared/ui';
import { Download } from 'lucide-react';
import { useOpenTrip } from '../../common/state/open-trip.ts';
import { useRates } from './api.ts';
import { BudgetSkeleton } from './components/budget-skeleton.tsx';
import { CategoryChart } from './components/category-chart.tsx';
import { CostDays, dayChoices } from './components/cost-days.tsx';
import { CostForm } from './components/cost-form.tsx';
import { Estimates } from './components/estimates.tsx';
import { SettleUp } from './components/settle-up.tsx';
import { Total } from './components/total.tsx';
import { costsCsv } from './domain/csv.ts';
import { emptyDraft } from './domain/draft.ts';
import { useTripCosts, type CostEdits } from './state.ts';
import styles from './budget.module.css';
import { newId } from '../../common/domain/new-id.ts';

/** Hands a file over that was made here; the mark at its beginning tells spreadsheets that it is UTF-8. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function Budget({ costs, edits }: { costs: TripCosts; edits: CostEdits }) {
  const { trip, canEdit } = useOpenTrip();
  const rates = useRates().data?.results ?? {};
  const hasCosts = costs.noted.length + costs.expenses.length + costs.payments.length > 0;
  return (
    <Container className={styles['page']}>
      <div className={styles['head']}>
        <Total costs={costs} canEdit={canEdit} onPlan={edits.plan} />
        {costs.sums.categories.length > 0 ? <CategoryChart costs={costs} /> : null}
      </div>
      <div className={styles['costs']}>
        <h2>Costs</h2>
        {canEdit ? (
          <CostForm
            again
            first={emptyDraft(costs.people, costs.currency)}
            people={costs.people}
            days={dayChoices(trip)}
            submit="Add a cost"
            onSubmit={(expense) => edits.add({ ...expense, id: newId() })}
          />
        ) : null}
        <CostDays {...{ costs, trip, canEdit, edits }} />
        {hasCosts ? (
          <Button
            size="small"
            className={styles['csv']}
            onClick={() => download(`${trip.slug}-budget.csv`, costsCsv(costs))}
          >
            <Icon of={Download} size={18} /> Download as CSV
          </Button>
        ) : null}
      </div>
      <div className={styles['beside']}>
        <SettleUp {...{ costs, canEdit, edits }} />
        <Estimates costs={costs} rates={rates} />
      </div>
    </Container>
  );
}

/** With what money is worth. */
export const fetchData = (api: Api, { slug }: Trip) =>
  Promise.all([
    api.call('GET /api/trips/{id}/budget', { params: { id: slug } }, { background: true }),
    api.call('GET /api/currencies/rates', {}, { background: true }),
  ]);

/** What the trip costs: planned and spent, by kind and day, and who owes whom. For those who plan it. */
export function Page() {
  const { trip } = useOpenTrip();
  const { asked, costs, ...edits } = useTripCosts(trip.slug);
  return (
    <LoadedPage of={asked} what="The budget" skeleton={<BudgetSkeleton />}>
      {() => (costs ? <Budget costs={costs} edits={edits} /> : null)}
    </LoadedPage>
  );
}
