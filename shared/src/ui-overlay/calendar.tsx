import {
  DatePicker as ChakraDatePicker,
  parseDate,
  useDatePickerContext,
  type UseDatePickerReturn,
} from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDate, formatWeekday } from '../format/dates.ts';
import { ownZone } from '../format/instants.ts';
import { useFormats } from '../state/formats-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './calendar.module.css';
import { OverlayProvider } from './overlay-provider.tsx';
import type { Bounds } from './written-day.ts';

type Props = Bounds & {
  /** The elements that it belongs to: the field, which it stands below, and the button that opens it. */
  ids: { control: string; trigger: string };
  label: string;
  open: boolean;
  onClose: () => void;
  /** `range`: the first day is chosen, then the last. */
  mode: 'single' | 'range';
  /** None, the day, or of a range the first and the last, which may be still to choose. */
  value: readonly string[];
  /** The days of the whole range, of which a `single` calendar chooses one end. */
  between?: { start: string; end: string };
  onPick: (days: string[]) => void;
};

const date = (day: string | undefined) => (day ? parseDate(day) : undefined);
const yearsAhead = 10;

const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** Every year that somebody may want, and the one that is shown. */
function yearsFor(shown: number, { min, max }: Bounds): number[] {
  const now = new Date().getFullYear();
  const first = Math.min(shown, min ? Number(min.slice(0, 4)) : now - 1);
  const last = Math.max(shown, max ? Number(max.slice(0, 4)) : now + yearsAhead);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Which month is shown: one step, or straight to any. */
function Months({ min = '', max = '9999' }: Bounds) {
  const calendar = useDatePickerContext();
  const { year, month } = calendar.visibleRange.start;
  const months = calendar.getMonths({ format: 'long' });
  return (
    <ChakraDatePicker.ViewControl className={styles['months']}>
      <ChakraDatePicker.PrevTrigger className={styles['step']}>
        <Icon of={ChevronLeft} />
      </ChakraDatePicker.PrevTrigger>
      <select
        aria-label="Month"
        className={styles['select']}
        value={month}
        onChange={(event) => calendar.focusMonth(Number(event.target.value))}
      >
        {months.map(({ label, value }) => {
          const text = monthText(year, value);
          return (
            <option key={value} value={value} disabled={text < min.slice(0, 7) || text > max.slice(0, 7)}>
              {label}
            </option>
          );
        })}
      </select>
      <select
        aria-label="Year"
        className={styles['select']}
        value={year}
        onChange={(event) => calendar.focusYear(Number(event.target.value))}
      >
        {yearsFor(year, { min, max: max === '9999' ? undefined : max }).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <ChakraDatePicker.NextTrigger className={styles['step']}>
        <Icon of={ChevronRight} />
      </ChakraDatePicker.NextTrigger>
      <VisuallyHidden>
        <span aria-live="polite">
          {months[month - 1]?.label} {year}
        </span>
      </VisuallyHidden>
    </ChakraDatePicker.ViewControl>
  );
}

type Day = UseDatePickerReturn['weeks'][number][number];

/** Where in the range a day is; it decides how it is drawn. */
function placeOf(day: string, between: Props['between']): 'first' | 'last' | 'only' | 'inside' | undefined {
  if (!between || day < between.start || day > between.end) return undefined;
  if (between.start === between.end) return 'only';
  return day === between.start ? 'first' : day === between.end ? 'last' : 'inside';
}

function Weeks({ between }: Pick<Props, 'between'>) {
  const calendar = useDatePickerContext();
  const cell = (day: Day) => (
    <ChakraDatePicker.TableCell key={day.toString()} value={day} className={styles['cell']}>
      <ChakraDatePicker.TableCellTrigger className={styles['day']} data-place={placeOf(day.toString(), between)}>
        {day.day}
      </ChakraDatePicker.TableCellTrigger>
    </ChakraDatePicker.TableCell>
  );
  return (
    <ChakraDatePicker.Table className={styles['table']}>
      <ChakraDatePicker.TableHead>
        <ChakraDatePicker.TableRow>
          {calendar.weekDays.map((day) => (
            <ChakraDatePicker.TableHeader key={day.long} className={styles['weekday']}>
              {day.short}
            </ChakraDatePicker.TableHeader>
          ))}
        </ChakraDatePicker.TableRow>
      </ChakraDatePicker.TableHead>
      <ChakraDatePicker.TableBody>
        {calendar.weeks.map((week) => (
          <ChakraDatePicker.TableRow key={String(week[0])}>{week.map(cell)}</ChakraDatePicker.TableRow>
        ))}
      </ChakraDatePicker.TableBody>
    </ChakraDatePicker.Table>
  );
}

const places = { first: ', first day', last: ', last day', only: ', chosen', inside: ', chosen' };

/** How a day is said: with its weekday, and what it is in the range. */
const dayWords = (day: string, between: Props['between']) => {
  const place = placeOf(day, between);
  return `${formatWeekday(day)} ${formatDate(day)}${place ? places[place] : ''}`;
};

/**
 * A month to choose a day or the days of a range from. Its keys, its months and what it tells screen readers are Chakra's,
 * its look and its words are ours.
 */
export function Calendar({ ids, label, open, onClose, mode, value, between, min, max, onPick }: Props) {
  const { weekStart } = useFormats();
  const marked = between ?? (value[0] ? { start: value[0], end: value[1] ?? value[0] } : undefined);
  return (
    <OverlayProvider>
      <ChakraDatePicker.Root
        unstyled
        lazyMount
        unmountOnExit
        ids={ids}
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        selectionMode={mode}
        value={value.map((day) => parseDate(day))}
        onValueChange={(change) => onPick(change.value.map(String))}
        min={date(min)}
        max={date(max)}
        minView="day"
        maxView="day"
        locale="en-GB"
        timeZone={ownZone()}
        startOfWeek={weekStart}
        translations={{
          content: label,
          prevTrigger: () => 'The month before',
          nextTrigger: () => 'The month after',
          dayCell: (state) => dayWords(state.value.toString(), marked),
        }}
        positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4 }}
      >
        {/* In place, not in a portal: a dialog hides from screen readers what lies outside of it. */}
        <ChakraDatePicker.Positioner>
          <ChakraDatePicker.Content className={styles['panel']} role="dialog" aria-roledescription={undefined}>
            <ChakraDatePicker.View view="day">
              <Months min={min} max={max} />
              <Weeks between={marked} />
              {mode === 'range' ? (
                <p className={styles['next']} aria-live="polite">
                  {value.length === 1 ? 'Now choose the last day.' : 'Choose the first day, then the last.'}
                </p>
              ) : null}
            </ChakraDatePicker.View>
          </ChakraDatePicker.Content>
        </ChakraDatePicker.Positioner>
      </ChakraDatePicker.Root>
    </OverlayProvider>
  );
}
