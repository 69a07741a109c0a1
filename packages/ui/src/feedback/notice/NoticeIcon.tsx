import { cn } from '../../foundations/cn/index.ts';
import { AlertIcon, DoneIcon, GiftIcon, InfoIcon, WarningIcon } from '../../foundations/icon/index.ts';

const icons = {
  info: InfoIcon,
  success: DoneIcon,
  warning: WarningIcon,
  error: AlertIcon,
  money: GiftIcon,
} as const;

const wells = {
  info: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  error: 'bg-danger-soft text-danger-ink',
  money: 'bg-bonus-soft text-bonus-ink',
} as const;

/** Tone of a notice. `money` is a reward. */
export type NoticeTone = keyof typeof icons;

/** Icon of a tone. */
export function NoticeIcon({ tone }: { tone: NoticeTone }) {
  const Icon = icons[tone];
  return (
    <span className={cn('grid size-9 shrink-0 place-items-center rounded-inlay', wells[tone])}>
      <Icon />
    </span>
  );
}
