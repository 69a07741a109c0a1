import type { Transaction } from '@tulpar/api/contract';
import { CheckIcon, CloseIcon, PendingIcon } from '@tulpar/ui/icon';
import { useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { stagesOf, type Stage } from '../model/stages.ts';

const signs = {
  done: { look: 'bg-success-soft text-success-ink', Icon: CheckIcon },
  now: { look: 'bg-warning-soft text-warning-ink', Icon: PendingIcon },
  failed: { look: 'bg-danger-soft text-danger-ink', Icon: CloseIcon },
  coming: { look: 'bg-surface-2 text-ink-subtle', Icon: null },
} as const satisfies Record<Stage['state'], object>;

/** Stages of a payment: completed ones with times, future ones with expected times. */
export function PaymentStages({ payment }: { payment: Transaction }) {
  const t = useText();
  const open = useOpenText();
  const { date } = useDates();
  return (
    <section aria-label={t('payment.stages')} className="rounded-lg bg-surface-1 p-4 shadow-card">
      <ol>
        {stagesOf(payment).map(({ stage, at, state }) => {
          const { look, Icon } = signs[state];
          const time = date(at, 'HH:mm');
          return (
            <li
              key={stage}
              aria-current={state === 'now' ? 'step' : undefined}
              className="group relative flex items-start gap-3 pb-5 last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-9 bottom-1 left-4 w-0.5 -translate-x-1/2 bg-line group-last:hidden"
              />
              <span
                aria-hidden="true"
                className={`grid size-8 flex-none place-items-center rounded-md [&>svg]:size-4 ${look}`}
              >
                {Icon ? <Icon /> : <span className="size-2 rounded-full bg-current" />}
              </span>
              <span
                className={`min-w-0 flex-1 pt-1 break-words ${state === 'coming' ? 'text-body text-ink-muted' : 'text-body-strong'}`}
              >
                {open(`payment.stage.${stage}`) ?? stage}
              </span>
              <time dateTime={at} className="pt-2 text-caption whitespace-nowrap text-ink-muted">
                {state === 'coming' ? t('payment.by', { time }) : time}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
