import type { Statement, StatementLine } from '@tulpar/api/contract';
import { GamesIcon, GiftIcon, MoneyInIcon, MoneyOutIcon, TrophyIcon } from '@tulpar/ui/icon';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useStatementTexts } from '../statement-texts.ts';

const icons: Readonly<Record<string, typeof GiftIcon>> = {
  play: GamesIcon,
  bonus_in: GiftIcon,
  bonus_out: GiftIcon,
  buy_in: TrophyIcon,
};

/** Link of a line: a payment's page, or the rounds of a day. */
function addressOf({ transaction_id: tx, play }: StatementLine): string | null {
  if (play) return href('rounds', {}, { search: { day: play.day } });
  return tx === null ? null : href('history', {}, { search: { tx } });
}

/** One movement: description, time, amount and resulting balance. */
export function LineRow({ line, currency }: { line: StatementLine; currency: Statement['currency'] }) {
  const t = useText();
  const { date } = useDates();
  const { money } = useFormats();
  const { signed } = useStatementTexts(currency);
  const { at, kind, amount, play } = line;
  const Icon = icons[kind] ?? (amount < 0 ? MoneyOutIcon : MoneyInIcon);
  const address = addressOf(line);
  const sum = (minor: number) => money(minor, { currency, decimals: 'auto' });
  const title =
    kind === 'withdrawal'
      ? t('cashBox.history.toMethod', { method: line.title })
      : kind === 'withdrawal_return'
        ? t('statement.return', { method: line.title })
        : line.title;
  const tone = kind === 'deposit' ? 'text-success-ink' : kind === 'bonus_in' ? 'text-bonus-ink' : 'text-ink';
  return (
    <li className="relative grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 border-line px-4 py-3 not-first:border-t print:break-inside-avoid">
      <span className="grid size-10 place-items-center rounded-md bg-surface-2 text-ink-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="flex min-w-0 flex-wrap justify-between gap-x-3">
        <span className="min-w-0 flex-1 basis-32">
          {address === null ? (
            <span className="block text-body-strong break-words">{title}</span>
          ) : (
            <Link
              href={address}
              className="block text-body-strong break-words after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          )}
          <span className="block text-caption break-words text-ink-muted">
            {play ? t('statement.played', { bets: sum(play.bets), wins: sum(play.wins) }) : date(at, 'HH:mm')}
          </span>
        </span>
        <span className="ml-auto min-w-0 text-right wrap-anywhere">
          <span className={`block text-body-strong ${tone}`}>{signed(amount)}</span>
          <span className="block text-caption text-ink-muted">
            {t('statement.after', { amount: sum(line.balance_after) })}
          </span>
        </span>
      </div>
    </li>
  );
}
