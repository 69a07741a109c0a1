import type { GameDetail } from '@tulpar/api/contract';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useFactRows } from './fact-rows.ts';

/** The published figures of a game; one the studio does not publish says so instead of looking like zero. */
export function GameFacts({ game }: { game: GameDetail }) {
  const t = useText();
  const rows = useFactRows(game);
  return (
    <section aria-labelledby="game-facts" className="px-4 tablet:px-6 desktop:px-8">
      <h2 id="game-facts" tabIndex={-1} className="mb-2 scroll-mt-24 font-display text-title-md outline-none">
        {t('games.page.facts')}
      </h2>
      {game.description && (
        <p className="mb-3 max-w-[72ch] text-body text-pretty text-ink-muted">{game.description}</p>
      )}
      <dl className="grid grid-cols-1 gap-x-8 rounded-lg bg-surface-1 px-4 py-1 shadow-card tablet:grid-cols-2">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-line py-2.5 not-first:border-t tablet:nth-2:border-t-0"
          >
            <dt className="max-w-full text-body wrap-anywhere text-ink-muted">{name}</dt>
            <dd className="ml-auto max-w-full text-right text-body-strong wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {game.rtp !== null && (
        <p className="mt-2 max-w-[72ch] text-caption text-pretty text-ink-muted">{t('play.rtpNote')}</p>
      )}
    </section>
  );
}
