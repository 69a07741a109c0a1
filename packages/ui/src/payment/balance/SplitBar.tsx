import { cn } from '../../foundations/cn/index.ts';

/** One kind of money in the dropdown; `share` is its part of the total, in any unit. */
export interface BalanceRow {
  label: string;
  value: string;
  tone: 'real' | 'bonus';
  share: number;
}

/** Real and bonus money as two proportional slanted bars; decorative, the rows below show the amounts. */
export function SplitBar({ rows, className }: { rows: readonly BalanceRow[]; className?: string }) {
  const parts = rows.filter((row) => row.share > 0);
  return (
    <div aria-hidden="true" className={cn('flex h-2 gap-[3px] px-px', className)}>
      {parts.length === 0 && <span className="flex-1 -skew-x-[18deg] rounded-[2px] bg-surface-3" />}
      {parts.map((row) => (
        <span
          key={row.label}
          style={{ flexGrow: row.share }}
          className={cn(
            'min-w-2 basis-0 -skew-x-[18deg] rounded-[2px]',
            row.tone === 'bonus' ? 'bg-bonus' : 'bg-ink',
          )}
        />
      ))}
    </div>
  );
}
