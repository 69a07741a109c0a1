import type { GameDetail, GameCard } from '@tulpar/api/contract';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { betsOf, contributionOf } from '../facts.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { tileShareAtom } from '../atoms.ts';

/** Facts of a game; unpublished ones are marked instead of showing zero. */
export function GameFacts({ game }: { game: GameDetail }) {
  const t = useText();
  return (
    <section aria-labelledby="game-facts" className="px-4 tablet:px-6 desktop:px-8">
      <h2 id="game-facts" tabIndex={-1} className="mb-2 scroll-mt-24 font-display text-title-md outline-none">
        {t('games.page.facts')}
      </h2>
      {game.description && (
        <p className="mb-3 max-w-[72ch] text-body text-pretty text-ink-muted">{game.description}</p>
      )}
      <FactRows
        game={game}
        className="grid grid-cols-1 gap-x-8 rounded-lg bg-surface-1 px-4 py-1 shadow-card tablet:grid-cols-2 tablet:*:nth-2:border-t-0"
      />
      {game.rtp !== null && (
        <p className="mt-2 max-w-[72ch] text-caption text-pretty text-ink-muted">{t('play.rtpNote')}</p>
      )}
    </section>
  );
}

export function FactRows({ game, className }: { game: GameCard; className: string }) {
  return (
    <dl className={className}>
      {useFacts(game).map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-line py-2.5 not-first:border-t"
        >
          <dt className="max-w-full text-body wrap-anywhere text-ink-muted">{name}</dt>
          <dd className="ml-auto max-w-full text-right text-body-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Facts in the visitor's currency; unpublished ones are marked. Includes the contribution to wagering
 * while a bonus is active (WAG-11).
 */
function useFacts(game: GameCard): readonly (readonly [name: string, value: string])[] {
  const t = useText();
  const { percent, number, money } = useFormats();
  const { date } = useDates();
  const { currency } = useLocale();
  const unknown = t('games.fact.notPublished');
  const bets = betsOf(game, currency);
  const isWagered = useAtomValue(tileShareAtom) !== null;
  const share = isWagered ? contributionOf(game) : null;
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
        ? t('common.range', {
            from: money(bets.min, currency),
            to: money(bets.max, currency),
          })
        : unknown,
    ],
    [
      t('games.fact.maxWin'),
      game.max_win_x === null ? unknown : t('games.fact.times', { value: number(game.max_win_x) }),
    ],
    ...(share === null ? [] : [[t('games.fact.contribution'), percent(share)] as const]),
    [t('games.fact.released'), game.released_at === null ? unknown : date(game.released_at, 'd MMMM yyyy')],
  ];
}
