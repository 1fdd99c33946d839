import type { JourneyDetails } from '@tabi/shared/contracts/journeys';
import { joinNames } from '@tabi/shared/format';
import type { ReactNode } from 'react';
import { FactList } from '../../../common/components/fact-list.tsx';
import { formatBestMonths, formatDays } from '../domain/journeys.ts';

/** What one needs to know before deciding. */
export function JourneyFacts({ journey }: { journey: JourneyDetails }) {
  const facts: [string, ReactNode][] = [
    ['Takes', formatDays(journey)],
    ['Best in', formatBestMonths(journey.best_months)],
    [journey.countries.length === 1 ? 'Country' : 'Countries', joinNames(journey.countries)],
    ['For', journey.tags.map(({ label }) => label).join(', ')],
  ];
  return <FactList title="At a glance" facts={facts} />;
}
