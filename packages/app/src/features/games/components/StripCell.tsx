import type { ReactNode } from 'react';

export interface StripCellProps {
  label: ReactNode;
  children: ReactNode;
  tone?: 'plain' | 'warning';
  /** Content at the end of the cell, which then shrinks to fit. */
  end?: ReactNode;
  className?: string;
}

const tones = {
  plain: { cell: '', label: 'text-ink-muted', value: 'text-ink' },
  warning: { cell: 'bg-warning-soft', label: 'text-warning-ink', value: 'text-warning-ink' },
};

/** A value in the strip above a game. The value is never truncated, only its label. */
export function StripCell({ label, children, tone = 'plain', end, className = '' }: StripCellProps) {
  const look = tones[tone];
  return (
    <span
      className={`flex min-w-12 items-center gap-1 px-2 tablet:px-5 ${end ? 'flex-none' : 'flex-auto'} ${look.cell} ${className}`}
    >
      <span className="min-w-0 flex-1">
        <span className={`block w-0 min-w-full truncate text-micro ${look.label}`}>{label}</span>{' '}
        <span className={`block text-[0.9375rem] leading-5 font-semibold whitespace-nowrap ${look.value}`}>
          {children}
        </span>
      </span>
      {end}
    </span>
  );
}
