import type { ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
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

/** Tone of a notice. `money` announces a reward. */
export type NoticeTone = keyof typeof icons;

export function NoticeIcon({ tone }: { tone: NoticeTone }) {
  const Icon = icons[tone];
  return (
    <span className={cn('grid size-9 shrink-0 place-items-center rounded-inlay', wells[tone])}>
      <Icon />
    </span>
  );
}

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  children: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** An inline message. Errors interrupt a screen reader, others are announced politely. */
export function Notice({ tone = 'info', title, children, action, className, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-lg bg-surface-1 p-3.5 shadow-card', className)}
    >
      <NoticeIcon tone={tone} />
      <div className="min-w-0 flex-1">
        {title ? <p className="text-body-strong text-ink">{title}</p> : null}
        <div className={cn('text-caption break-words text-ink-muted', title ? 'mt-0.5' : 'mt-2')}>
          {children}
        </div>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </div>
  );
}
