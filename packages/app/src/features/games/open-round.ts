import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { session, type Area } from '#app/platform/storage/storage.ts';

/**
 * Which game the player was in the middle of a round of when the page went away, by slug. Kept in this tab for half an
 * hour and for this player only; the round itself is the server's.
 */
export function openRoundMark(area: Area = session) {
  const draft = createDraft('openRound', now, area);
  return {
    read(): string | null {
      const { slug } = draft.read();
      return typeof slug === 'string' ? slug : null;
    },
    write: (slug: string) => draft.write({ slug }),
    clear: () => draft.clear(),
  };
}
