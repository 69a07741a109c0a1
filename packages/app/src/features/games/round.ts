import { createDraft } from '#app/platform/forms/drafts.ts';

export interface Throttle {
  /** Runs the work now if the last run is long enough ago, else once when the interval ends. */
  request(): void;
  stop(): void;
}

/** Throttles `run` to once per `interval`, ms, so that a game with rapid rounds does not cause a burst of requests. */
export function createThrottle(run: () => void, interval: number): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const work = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) work();
    }, interval);
    run();
  };
  return {
    request() {
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

const draft = createDraft('openRound');

/**
 * Slug of the game whose round was running when the page was closed, stored in this tab for 30 minutes and
 * for this player only. The round itself is on the server.
 */
export const openRoundMark = {
  read(): string | null {
    const { slug } = draft.read();
    return typeof slug === 'string' ? slug : null;
  },
  write: (slug: string) => draft.write({ slug }),
  clear: () => draft.clear(),
};
