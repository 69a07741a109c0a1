import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { ChevronDownIcon, PlusIcon, WalletIcon } from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';

/** One kind of money in the dropdown; `share` is its part of the total, in any unit. */
export interface BalanceRow {
  label: string;
  value: string;
  tone: 'real' | 'bonus';
  share: number;
}

/** Real and bonus money as two proportional slanted bars; decorative, the rows below show the amounts. */
function SplitBar({ rows, className }: { rows: readonly BalanceRow[]; className?: string }) {
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

export interface BalanceDropdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the amount: "Balance". Names the button, the panel and the announcement. */
  label: string;
  /** Amount as shown in the header (no forced decimals, HEAD-07). */
  total: string;
  /** The amount in minor units; when it increases, the border flashes. */
  amount?: number | undefined;
  rows: readonly BalanceRow[];
  totalLabel: string;
  /** Amount with two decimals. */
  totalValue: string;
  /** Remaining wager, in one sentence. */
  note?: ReactNode;
  /** Absent where deposits are not allowed. */
  deposit?: { href: string; label: string } | undefined;
  withdraw: { href: string; label: string };
  /** Wallet button next to the amount (HEAD-08). */
  wallet: { href: string; label: string };
  /** The page has its own primary button, so the wallet button is tonal. */
  quiet?: boolean | undefined;
}

/**
 * Balance in the header with its panel, which closes on a press outside, on scroll and on Escape (HEAD-06,
 * HEAD-10). Changes are announced politely.
 */
export function BalanceDropdown(props: BalanceDropdownProps) {
  const {
    label,
    total,
    amount,
    rows,
    totalLabel,
    totalValue,
    note,
    deposit,
    withdraw,
    wallet,
    quiet = false,
    className,
    ...rest
  } = props;
  const [shown, setShown] = useState(false);
  const { announcement, growth } = useChange(`${label}: ${total}`, amount);
  return (
    <div
      {...rest}
      className={cn(
        'relative flex h-11 min-w-0 items-center gap-2 rounded-[14px] bg-surface-2 p-1 pl-3 inset-ring inset-ring-line',
        className,
      )}
    >
      <Popover
        label={label}
        open={shown}
        onOpenChange={setShown}
        closeOnScroll
        trigger={
          <button
            type="button"
            aria-label={`${label}: ${total}`}
            className="flex h-11 min-w-11 items-center gap-1 rounded-sm text-[min(0.9375rem,6vw)] font-[650] whitespace-nowrap"
          >
            <span translate="no">{total}</span>
            <ChevronDownIcon
              className={cn(
                'size-4 text-ink-subtle transition-transform duration-[220ms] ease-out',
                shown && 'rotate-180',
              )}
            />
          </button>
        }
      >
        <div className="w-[276px] max-w-full">
          <div className="text-caption text-ink-muted">{totalLabel}</div>
          <div
            translate="no"
            className="slant mt-0.5 font-display text-[1.5rem] leading-7 font-extrabold tracking-[-.02em] tablet:text-display-md"
          >
            {totalValue}
          </div>
          <SplitBar rows={rows} className="mt-3" />
          <dl className="mt-3 flex flex-col gap-2 text-body">
            {rows.map((row) => (
              <div key={row.label} className="flex flex-wrap items-center justify-between gap-x-3">
                <dt className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className={cn(
                      'size-2.5 rounded-[3px_1px_3px_1px]',
                      row.tone === 'bonus' ? 'bg-bonus' : 'bg-ink',
                    )}
                  />
                  {row.label}
                </dt>
                <dd
                  translate="no"
                  className={cn(
                    'ml-auto text-body-strong whitespace-nowrap',
                    row.tone === 'bonus' && 'text-bonus-ink',
                  )}
                >
                  {row.value}
                </dd>
              </div>
            ))}
          </dl>
          {note !== undefined && note !== null && (
            <p className="mt-3 rounded-md bg-surface-2 px-3 py-2.5 text-caption text-ink-muted [&_b]:font-[650] [&_b]:text-ink">
              {note}
            </p>
          )}
          <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2">
            {deposit && (
              <Button asChild needsNetwork="silent" size="sm" icon={<PlusIcon />} className="px-2!">
                <Link href={deposit.href} onClick={() => setShown(false)}>
                  <span className="truncate">{deposit.label}</span>
                </Link>
              </Button>
            )}
            <Button asChild needsNetwork="silent" variant="secondary" size="sm" className="px-2!">
              <Link href={withdraw.href} onClick={() => setShown(false)}>
                <span className="truncate">{withdraw.label}</span>
              </Link>
            </Button>
          </div>
        </div>
      </Popover>
      <Button
        asChild
        needsNetwork="silent"
        size="xs"
        variant={quiet ? 'tonal' : 'primary'}
        className="px-2.5!"
      >
        <Link href={wallet.href} aria-label={wallet.label}>
          <WalletIcon />
          <span className="hidden text-[0.9375rem] tablet:inline">{wallet.label}</span>
        </Link>
      </Button>
      <output className="sr-only">{announcement}</output>
      {growth > 0 && (
        <span
          key={growth}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 animate-ring rounded-[14px] text-brand-ink"
        />
      )}
    </div>
  );
}

/** Announcement of a changed balance (none on the first render), and how often the amount has increased. */
function useChange(text: string, amount: number | undefined) {
  const last = useRef({ text, amount });
  const [change, setChange] = useState({ announcement: '', growth: 0 });
  useEffect(() => {
    const before = last.current;
    if (before.text === text) return;
    last.current = { text, amount };
    const grew = before.amount !== undefined && amount !== undefined && amount > before.amount;
    setChange(({ growth }) => ({ announcement: text, growth: grew ? growth + 1 : growth }));
  }, [text, amount]);
  return change;
}
