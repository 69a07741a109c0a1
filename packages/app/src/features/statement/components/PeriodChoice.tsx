import { CalendarIcon } from '@tulpar/ui/icon';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { useId, useState, useMemo } from 'react';
import { calendarNames, useCalendarTexts } from '#app/platform/i18n/calendar.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { PRESETS, presetPeriod, addDays, periodFault, type Period, type Preset } from '../statement.ts';
import { BirthDateInput, readDate } from '@tulpar/ui/birth-date-input';
import { Button } from '@tulpar/ui/button';
import { Field, useSchemaForm, z, type BoundField } from '#app/platform/forms/forms.ts';

/** Range of the calendar, days. Typed dates may be earlier. */
const CALENDAR = 366 * 5;

interface OwnPeriodProps {
  period: Period;
  today: string;
  onChoose: (period: Period) => void;
}

const textOf = (day: string) => day.split('-').toReversed().join('.');

/** Custom first and last day; an invalid period shows an error, and the statement remains (SAFE-18). */
function OwnPeriod({ period, today, onChoose }: OwnPeriodProps) {
  const t = useText();
  const schema = useMemo(() => {
    const faultAt = (side: 'from' | 'to', values: Period) => {
      const found = periodFault({ from: readDate(values.from), to: readDate(values.to) }, today);
      return found?.side === side ? found.fault : null;
    };
    return z.object({ from: z.string(), to: z.string() }).check((context) => {
      for (const side of ['from', 'to'] as const) {
        const fault = faultAt(side, context.value);
        if (fault)
          context.issues.push({
            code: 'custom',
            path: [side],
            message: `statement.own.${fault}`,
            input: context.value[side],
          });
      }
    });
  }, [today]);
  const form = useSchemaForm(schema, { from: textOf(period.from), to: textOf(period.to) });
  const submit = form.handleSubmit(({ from, to }) => onChoose({ from: readDate(from), to: readDate(to) }));
  return (
    <form
      noValidate
      className="mt-3 grid grid-cols-1 gap-3 rounded-lg bg-surface-1 p-4 shadow-card tablet:grid-cols-2"
      onSubmit={submit}
    >
      {(['from', 'to'] as const).map((side) => (
        <Field key={side} control={form.control} name={side}>
          {(field) => <DayField name={side} label={t(`statement.own.${side}`)} field={field} today={today} />}
        </Field>
      ))}
      <Button type="submit" variant="secondary" block className="tablet:col-span-2">
        {t('statement.own.show')}
      </Button>
    </form>
  );
}

/** `field`: the day as text (dd.MM.yyyy); `today`: `YYYY-MM-DD`. */
interface DayFieldProps {
  name: string;
  label: string;
  field: BoundField<string>;
  today: string;
}

function DayField({ name, label, field: { attach, ...field }, today }: DayFieldProps) {
  const t = useText();
  const texts = useCalendarTexts(label, `${t('profile.calendarOpen')}: ${label}`);
  return (
    <BirthDateInput
      ref={attach}
      name={name}
      autoComplete="off"
      label={label}
      value={readDate(field.value)}
      onValueChange={(_iso, text) => field.onChange(text)}
      onBlur={field.onBlur}
      error={field.error}
      today={today}
      min={addDays(today, -CALENDAR)}
      max={today}
      texts={texts}
    />
  );
}

export interface PeriodChoiceProps {
  period: Period & { readonly preset: Preset | null };
  today: string;
  /** Day on which the page was opened; presets refer to it even after midnight. */
  openedOn: string;
}

/** Current month, previous month, three months, a year, or custom days (SAFE-18). */
export function PeriodChoice({ period, today, openedOn }: PeriodChoiceProps) {
  const t = useText();
  const { months } = calendarNames(useLanguage());
  const [search, change] = useSearch();
  const isOwn = period.preset === null;
  const [isOpen, setOpen] = useState(isOwn);
  const formId = useId();
  const label = (preset: Preset) => {
    if (preset === 'quarter' || preset === 'year') return t(`statement.period.${preset}`);
    return months[Number(presetPeriod(preset, openedOn).from.slice(5, 7)) - 1] ?? '';
  };
  return (
    <div className="-mt-1 mb-2 print:hidden">
      <nav
        aria-label={t('statement.periods')}
        className="-mx-4 flex scrollbar-none gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        {PRESETS.map((preset) => (
          <FilterChip
            key={preset}
            label={label(preset)}
            href={href('statement', {}, { search: { period: preset === 'month' ? null : preset } })}
            pressed={preset === period.preset}
          />
        ))}
        <FilterChip
          label={t('statement.period.own')}
          icon={<CalendarIcon />}
          isIconOnPhones
          aria-expanded={isOpen}
          aria-controls={formId}
          className={isOwn ? 'bg-surface-inverse text-ink-inverse' : ''}
          onClick={() => setOpen(!isOpen)}
        />
      </nav>
      <div id={formId} hidden={!isOpen}>
        {isOpen && (
          <OwnPeriod
            // Remount the form when the URL's period changes.
            key={`${period.from} ${period.to} ${search.get('from') ?? ''}`}
            period={period}
            today={today}
            onChoose={({ from, to }) => change({ period: null, from, to }, { replace: false })}
          />
        )}
      </div>
    </div>
  );
}
