import type { PlayedRound } from '@tulpar/api/contract';
import { useFormats, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useStatementTexts } from '../statement-texts.ts';

export interface RoundRowProps {
  round: PlayedRound;
  /** Whether to show the date: a session can span midnight. */
  isDated: boolean;
}

/** One round: time, game, stake, win, bonus share and contribution to a bonus (SAFE-17). */
export function RoundRow({ round, isDated }: RoundRowProps) {
  const t = useText();
  const open = useOpenText();
  const { date } = useDates();
  const { money } = useFormats();
  const { currency, bet, win, bet_bonus, win_bonus, wager, game } = round;
  const { signed } = useStatementTexts(currency);
  const time = isDated ? `${date(round.at, 'd MMMM')}, ${date(round.at, 'HH:mm')}` : date(round.at, 'HH:mm');
  const part = (id: 'rounds.bet' | 'rounds.win', whole: number, bonus: number) => {
    const text = t(id, { amount: money(whole, { currency, decimals: 'auto' }) });
    if (bonus === 0) return text;
    return `${text} (${t('rounds.bonus', { amount: money(bonus, { currency, decimals: 'auto' }) })})`;
  };
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <Link
          href={href('game', { slug: game.slug })}
          className="block text-body-strong wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {game.name}
        </Link>
        <p className="text-caption break-words text-ink-muted">
          {[
            time,
            ...(round.is_free_spin ? [t('rounds.spin')] : []),
            part('rounds.bet', bet, bet_bonus),
            part('rounds.win', win, win_bonus),
          ].join(' · ')}
        </p>
        {wager && (
          <p
            className={`text-caption break-words ${wager.zero_reason === null ? 'text-ink-muted' : 'text-warning-ink'}`}
          >
            {wager.zero_reason === null
              ? t('rounds.counted', { amount: money(wager.counted, { currency, decimals: 'auto' }) })
              : (open(`bonuses.ledger.zero.${wager.zero_reason}`) ?? t('bonuses.ledger.filter.zero'))}
          </p>
        )}
      </div>
      <span className="ml-auto min-w-0 text-right text-body-strong wrap-anywhere">
        {round.is_free_spin ? signed(win) : signed(win - bet)}
      </span>
    </li>
  );
}
