import type { PlaySession } from '@tulpar/api/contract';
import { OfflineDisabledReason } from '@tulpar/ui/offline-disabled-reason';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { use } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useSetRealityCheck } from '../commands.ts';

type Minutes = PlaySession['reality_check_minutes'];

const choices: readonly Minutes[] = [15, 30, 60];

/** Interval of the reality check; it cannot be switched off (SAFE-14). */
export function RealityCheck({ minutes }: { minutes: Minutes }) {
  const t = useText();
  const { mutate, isPending } = useSetRealityCheck();
  // REACH-07
  const offlineReason = use(OfflineDisabledReason);
  return (
    <section aria-labelledby="reality-check" className="rounded-lg bg-surface-1 px-4 py-3 shadow-card">
      <h2 id="reality-check" className="text-body-strong">
        {t('limits.reality.title')}
      </h2>
      <p className="mb-3 text-caption text-ink-muted">{t('limits.reality.text')}</p>
      <RadioCards
        label={t('limits.reality.title')}
        labelHidden
        name="reality-check"
        value={String(minutes)}
        disabled={isPending || offlineReason !== undefined}
        hint={offlineReason}
        onValueChange={(value) => {
          const chosen = choices.find((one) => String(one) === value);
          if (chosen !== undefined && chosen !== minutes) mutate(chosen);
        }}
        options={choices.map((one) => ({
          value: String(one),
          label: t('limits.time.minutes', { minutes: one }),
        }))}
      />
    </section>
  );
}
