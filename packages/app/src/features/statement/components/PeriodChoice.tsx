import { CalendarIcon } from '@tulpar/ui/icon';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { useId, useState } from 'react';
import { calendarNames } from '#app/platform/i18n/calendar.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { OwnPeriod } from './OwnPeriod.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/route-state.ts';
import { PRESETS, presetPeriod, type Period, type Preset } from '../model/periods.ts';

export interface PeriodChoiceProps {
  period: Period & { readonly preset: Preset | null };
  today: string;
}

/** Current month, previous month, three months, a year, or custom days (SAFE-18). */
export function PeriodChoice({ period, today }: PeriodChoiceProps) {
  const t = useText();
  const { months } = calendarNames(useLanguage());
  const [search, change] = useSearch();
  const isOwn = period.preset === null;
  const [isOpen, setOpen] = useState(isOwn);
  const formId = useId();
  const label = (preset: Preset) => {
    if (preset === 'quarter' || preset === 'year') return t(`statement.period.${preset}`);
    return months[Number(presetPeriod(preset, today).from.slice(5, 7)) - 1] ?? '';
  };
  return (
    <div className="mb-3 print:hidden">
      <nav aria-label={t('statement.periods')} className="flex flex-wrap gap-2">
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
          icon={<CalendarIcon aria-hidden="true" />}
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
