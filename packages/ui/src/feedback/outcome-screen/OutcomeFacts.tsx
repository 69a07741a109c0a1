import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/index.ts';

/** A line of the result: "Method" and "Card •• 4481". */
export interface OutcomeFact {
  label: string;
  value: ReactNode;
  /** Gold marks a reward. */
  tone?: 'plain' | 'bonus';
}

/** Facts of a result in one card; `children` follow below a line. */
export function OutcomeFacts({ facts, children }: { facts: readonly OutcomeFact[]; children?: ReactNode }) {
  return (
    <div className="w-full divide-y divide-line rounded-lg bg-surface-1 text-left shadow-card empty:hidden">
      {facts.length > 0 && (
        <dl className="flex flex-col gap-3 p-4">
          {facts.map(({ label, value, tone = 'plain' }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-body text-ink-muted">{label}</dt>
              <dd
                className={cn(
                  'ml-auto min-w-0 text-right text-body-strong wrap-anywhere',
                  tone === 'bonus' && 'text-bonus-ink',
                )}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
