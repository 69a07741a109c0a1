import { useMemo, type ComponentProps } from 'react';
import { DayPicker } from 'react-day-picker';
import { cn } from '../../foundations/cn/cn.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../foundations/icon/index.ts';
import { isoOfLocal, localDate } from './iso-date.ts';

/** Texts of the calendar, which browsers lack in some languages. Months start with January, weekdays with Monday. */
export interface CalendarTexts {
  /** Twelve names, in the form used in headings. */
  months: readonly string[];
  /** Seven short names. */
  weekdaysShort: readonly string[];
  /** Full date for screen readers: "14 May 1990, Monday". `iso`: `YYYY-MM-DD`. */
  formatDay: (iso: string) => string;
  /** Label of the select of the month. */
  month: string;
  /** Label of the select of the year. */
  year: string;
  previousMonth: string;
  nextMonth: string;
  /** Added to the accessible name of the selected day. */
  selected: string;
  /** Added to the accessible name of today. */
  today: string;
}

/** Days are `YYYY-MM-DD`. */
export interface CalendarProps {
  /** Selected day, `YYYY-MM-DD`; empty for none. */
  value: string;
  onPick: (iso: string) => void;
  /** First selectable day. */
  min: string;
  /** Last selectable day. */
  max: string;
  today: string;
  texts: CalendarTexts;
}

const square =
  'grid size-[2.8125rem] place-items-center rounded-md text-ink hover:bg-surface-2 aria-disabled:text-ink-disabled aria-disabled:hover:bg-transparent';

const classNames = {
  root: 'w-full',
  months: 'w-full',
  month: 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1',
  month_caption: 'pl-1',
  dropdowns: 'flex flex-wrap gap-2',
  dropdown_root:
    'relative inline-flex rounded-md bg-surface-2 shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-3 has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-focus-ring',
  // The native select is invisible over its text, so that a press opens the platform's own list.
  dropdown:
    'absolute inset-0 size-full cursor-pointer appearance-none bg-surface-2 text-body text-ink opacity-0',
  caption_label: 'flex h-11 items-center gap-1.5 pr-2 pl-3 text-body-strong text-ink',
  chevron: 'size-5 text-current',
  nav: 'flex',
  button_previous: square,
  button_next: square,
  month_grid: 'col-span-2 w-full table-fixed border-collapse',
  weekday: 'h-8 text-micro text-ink-muted',
  day: 'p-0 text-center',
  day_button:
    'relative h-[2.8125rem] w-full rounded-md text-body text-ink tabular-nums hover:bg-surface-2 focus-visible:-outline-offset-2',
  selected:
    '[&>button]:bg-surface-inverse [&>button]:text-ink-inverse [&>button]:font-semibold [&>button]:hover:bg-surface-inverse',
  today: '[&>button]:shadow-[inset_0_0_0_1px_var(--line-control)]',
  disabled: '[&>button]:text-ink-disabled [&>button]:hover:bg-transparent [&>button]:cursor-not-allowed',
  hidden: 'invisible',
};

const chevrons = {
  left: ChevronLeftIcon,
  right: ChevronRightIcon,
  down: ChevronDownIcon,
  up: ChevronDownIcon,
};

interface ChevronProps {
  orientation?: keyof typeof chevrons | undefined;
  className?: string | undefined;
}

function Chevron({ orientation = 'down', className }: ChevronProps) {
  const Icon = chevrons[orientation];
  return <Icon className={cn(className, orientation === 'down' && 'size-4 text-ink-subtle')} />;
}

/** Removes the `lang` that the library sets, so that the language of the page applies. */
function Root({ rootRef, ...rest }: ComponentProps<'div'> & { rootRef?: ComponentProps<'div'>['ref'] }) {
  return <div {...rest} lang={undefined} ref={rootRef} />;
}

// The calendar was opened to select a day, so a day has the focus and arrow keys work immediately.
const focusOnDay = { autoFocus: true } as const;

const components = { Chevron, Root };

/** A month of days. Its library is large, so `DatePicker` loads it when first opened. */
export function Calendar({ value, onPick, min, max, today, texts }: CalendarProps) {
  const from = localDate(min);
  const to = localDate(max);
  const chosen = localDate(value);
  const now = localDate(today);
  const { labels, formatters } = useMemo(() => {
    const monthOf = (date: Date) => texts.months[date.getMonth()] ?? '';
    const caption = (date: Date) => `${monthOf(date)} ${String(date.getFullYear())}`;
    return {
      labels: {
        labelNav: () => texts.month,
        labelGrid: caption,
        labelMonthDropdown: () => texts.month,
        labelYearDropdown: () => texts.year,
        labelPrevious: () => texts.previousMonth,
        labelNext: () => texts.nextMonth,
        labelDayButton: (date: Date, modifiers: Record<string, boolean>) =>
          [
            texts.formatDay(isoOfLocal(date)),
            modifiers['today'] ? texts.today : '',
            modifiers['selected'] ? texts.selected : '',
          ]
            .filter(Boolean)
            .join(', '),
      },
      formatters: {
        formatCaption: caption,
        formatMonthDropdown: monthOf,
        formatYearDropdown: (date: Date) => String(date.getFullYear()),
        formatWeekdayName: (date: Date) => texts.weekdaysShort[(date.getDay() + 6) % 7] ?? '',
        formatDay: (date: Date) => String(date.getDate()),
      },
    };
  }, [texts]);
  const start = chosen ?? (now && to && now > to ? to : now);
  return (
    <DayPicker
      mode="single"
      {...focusOnDay}
      fixedWeeks
      reverseYears
      weekStartsOn={1}
      captionLayout="dropdown"
      navLayout="after"
      selected={chosen}
      onSelect={(date) => {
        // Pressing the selected day confirms the day; by default, the library would deselect it.
        const day = date ?? chosen;
        if (day) onPick(isoOfLocal(day));
      }}
      disabled={[...(from ? [{ before: from }] : []), ...(to ? [{ after: to }] : [])]}
      {...(start ? { defaultMonth: start } : {})}
      {...(from ? { startMonth: from } : {})}
      {...(to ? { endMonth: to } : {})}
      {...(now ? { today: now } : {})}
      labels={labels}
      formatters={formatters}
      components={components}
      classNames={classNames}
    />
  );
}
