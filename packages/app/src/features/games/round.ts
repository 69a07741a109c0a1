import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { session, type Area } from '#app/platform/storage/storage.ts';

/** Work that many events ask for and that is done only so often. */
export interface Pulse {
  /** Asks for the work: at once after a rest, else once when the rest is over. */
  beat(): void;
  /** Forgets what was asked for. */
  stop(): void;
}

/**
 * Makes a pulse: `rest` ms lie between two runs, however often it is asked. A game that reports rounds without end must
 * not become a storm of requests.
 */
export function createPulse(run: () => void, rest: number): Pulse {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const work = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) work();
    }, rest);
    run();
  };
  return {
    beat() {
      if (timer === undefined) work();
      else isWanted = true;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  };
}

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
