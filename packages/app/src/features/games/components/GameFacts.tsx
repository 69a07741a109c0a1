import type { GameDetail } from '@tulpar/api/contract';
import { useFormats, useText } from '#app/platform/intl.tsx';
import { usePlace } from '../place.ts';
import { betsOf, contributionOf } from '../facts.ts';

/** The published figures of a game; one the studio does not publish says so instead of looking like zero. */
export function GameFacts({ game }: { game: GameDetail }) {
  const t = useText();
  const { percent, number, money, date } = useFormats();
  const { currency } = usePlace();
  const unknown = t('games.fact.notPublished');
  const bets = betsOf(game, currency);
  const share = contributionOf(game);
  const rtp = () => {
    if (game.rtp === null) return unknown;
    if (game.rtp_low === null) return percent(game.rtp);
    return t('games.fact.rtpVersions', { low: percent(game.rtp_low), high: percent(game.rtp) });
  };
  const rows: [string, string][] = [
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
  return (
    <section aria-labelledby="game-facts" className="px-4 tablet:px-6 desktop:px-8">
      <h2 id="game-facts" className="mb-2 font-display text-title-md">
        {t('games.page.facts')}
      </h2>
      {game.description && (
        <p className="mb-3 max-w-[72ch] text-body text-pretty text-ink-muted">{game.description}</p>
      )}
      <dl className="grid gap-x-8 rounded-lg bg-surface-1 px-4 py-1 shadow-card tablet:grid-cols-2">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-3 border-line py-2.5 not-first:border-t tablet:nth-2:border-t-0"
          >
            <dt className="text-body text-ink-muted">{name}</dt>
            <dd className="text-right text-body-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
