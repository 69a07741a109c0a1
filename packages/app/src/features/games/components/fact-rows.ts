import type { GameCard } from '@tulpar/api/contract';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { betsOf, contributionOf } from '../facts.ts';
import { useLocale } from '#app/platform/session/locale.ts';

/**
 * The published figures of a game, each with its name, in the visitor's currency; one the studio does not publish says
 * so instead of looking like zero.
 */
export function useFactRows(game: GameCard): readonly (readonly [name: string, value: string])[] {
  const t = useText();
  const { percent, number, money } = useFormats();
  const { date } = useDates();
  const { currency } = useLocale();
  const unknown = t('games.fact.notPublished');
  const bets = betsOf(game, currency);
  const share = contributionOf(game);
  const rtp = () => {
    if (game.rtp === null) return unknown;
    if (game.rtp_low === null) return percent(game.rtp);
    return t('games.fact.rtpVersions', { low: percent(game.rtp_low), high: percent(game.rtp) });
  };
  return [
    [t('games.fact.provider'), game.provider.name],
    [t('games.fact.rtp'), rtp()],
    [
      t('games.fact.volatility'),
      game.volatility === null ? unknown : t(`games.fact.volatility.${game.volatility}`),
    ],
    [
      t('games.fact.bets'),
      bets
        ? t('games.fact.range', {
            from: money(bets.min, { currency, decimals: 'auto' }),
            to: money(bets.max, { currency, decimals: 'auto' }),
          })
        : unknown,
    ],
    [
      t('games.fact.maxWin'),
      game.max_win_x === null ? unknown : t('games.fact.times', { value: number(game.max_win_x) }),
    ],
    [t('games.fact.contribution'), share === null ? unknown : percent(share)],
    [t('games.fact.released'), game.released_at === null ? unknown : date(game.released_at, 'd MMMM yyyy')],
  ];
}
