/** When a page counts as quiet, ms. */
interface Patience {
  /** Work put off for no longer than this belongs to the picture. */
  readonly soon: number;
  /** Nothing has changed for so long. */
  readonly rest: number;
  /** Longest wait for that. */
  readonly longest: number;
  /** So long nothing happens in a story that still goes on: longer than what an app puts off, a repeated request say. */
  readonly silence: number;
  /** Longest wait of a story in which something happens for ever. */
  readonly hopeless: number;
}

/** What follows a story in its page. */
interface StoryWatch {
  /** A story begins: of the one before it no more is known. */
  readonly begin: () => void;
  /** Its play function is over: what it has put off for long no longer comes, or the machine would decide whether it does. */
  readonly end: () => void;
  /** Resolves when nothing of it is on its way any more; false when that took too long. */
  readonly quiet: () => Promise<boolean>;
  /**
   * The time (ms) to give a timer that ends a story's waiting for something: it runs out when nothing new has happened for
   * `ms` (at most `silence`), however long a slow machine has taken until then.
   */
  readonly patience: (ms: number) => number;
  /**
   * From here on nothing changes: for a picture larger than the window the browser makes the window larger, and for a
   * moment leaves it no width. The story must not hear of that, or its page becomes that of a phone and back.
   */
  readonly hold: () => void;
}

declare global {
  interface Window {
    storyWatch: StoryWatch;
  }
}

/**
 * Runs in a page before anything else and follows what is on its way in it: answers that were asked for, frames that
 * load, work put off, and what it changes. It must not use anything outside itself.
 */
function watch({ soon, rest, longest, silence, hopeless }: Patience): void {
  if (window !== window.top) return;
  let isOver = false;
  let isHeld = false;
  /** It was waited for once, in vain. */
  let isRestless = false;
  let changed = performance.now();
  const touch = () => {
    changed = performance.now();
  };
  /** The same without what only repeats itself, as polls do. */
  let news = changed;
  const tell = () => {
    touch();
    news = changed;
  };
  let known = new Set<string>();
  const isNew = (address: string) => known.size < known.add(address).size;
  let coming = new Set<object>();
  /** Counts something as on its way until the returned function is called. */
  const hold = () => {
    const held = coming;
    const mark = {};
    held.add(mark);
    return () => {
      if (held.delete(mark)) touch();
    };
  };

  /** Requests, and those of them that wait for ever: a story that shows what stands in for their answer. */
  let asked = 0;
  let askedFirst = 0;
  let unanswered = 0;
  const ENDLESS = 2 ** 30;
  const ask = window.fetch.bind(window);
  window.fetch = async (...given) => {
    const story = coming;
    const first = isNew(`fetch ${given[0] instanceof Request ? given[0].url : String(given[0])}`);
    asked += 1;
    if (first) askedFirst += 1;
    const over = () => {
      if (story === coming) {
        asked -= 1;
        if (first) askedFirst -= 1;
      }
      if (first) tell();
      else touch();
    };
    try {
      const answer = await ask(...given);
      over();
      return answer;
    } catch (error) {
      over();
      if (story === coming && unanswered > 0) unanswered -= 1;
      throw error;
    }
  };
  for (const name of ['text', 'json', 'arrayBuffer', 'blob'] as const) {
    const read = Response.prototype[name] as () => Promise<never>;
    Response.prototype[name] = function (this: Response) {
      return read.call(this).finally(hold());
    };
  }

  interface Timer {
    readonly work: () => void;
    readonly ms: number;
    readonly release: (() => void) | undefined;
  }
  const later = window.setTimeout.bind(window);
  const callOff = window.clearTimeout.bind(window);
  const timers = new Map<number, Timer>();
  /** Due while nothing may happen; they begin anew with the next story, unless they are called off by then. */
  const overdue = new Map<number, Timer>();
  const renewed = new Map<number, number>();
  const start = (timer: Timer): number => {
    const id = later(() => {
      timers.delete(id);
      if (isHeld || (isOver && !timer.release)) {
        overdue.set(id, timer);
        return;
      }
      try {
        timer.work();
      } finally {
        timer.release?.();
      }
    }, timer.ms);
    timers.set(id, timer);
    return id;
  };
  /** A timer of `PATIENT` and so many ms more ends a story's waiting; which one looks again for it now. */
  const PATIENT = 2 ** 29;
  const LOOK = 50;
  const waits = new Map<number, number>();
  const wait = (work: () => void, ms: number): number => {
    const began = performance.now();
    let busy = began;
    const look = () => {
      const now = performance.now();
      if (askedFirst > unanswered || framesLoad() || imagesLoad()) busy = now;
      busy = Math.max(busy, news);
      if (now - busy < ms && now - began < hopeless) {
        waits.set(id, later(look, LOOK));
        return;
      }
      waits.delete(id);
      work();
    };
    const id = later(look, LOOK);
    waits.set(id, id);
    return id;
  };
  window.setTimeout = ((work: TimerHandler, ms = 0, ...given: unknown[]) => {
    if (typeof work !== 'function') return later(work, ms);
    const run = () => {
      (work as (...all: unknown[]) => void)(...given);
    };
    if (ms >= PATIENT && ms < ENDLESS) return wait(run, ms - PATIENT);
    if (ms > ENDLESS) unanswered += 1;
    return start({ work: run, ms, release: ms <= soon ? hold() : undefined });
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id === undefined) return;
    const now = renewed.get(id) ?? waits.get(id) ?? id;
    waits.delete(id);
    timers.get(now)?.release?.();
    timers.delete(now);
    overdue.delete(now);
    callOff(now);
  }) as typeof window.clearTimeout;

  const whenIdle = window.requestIdleCallback.bind(window);
  const noIdle = window.cancelIdleCallback.bind(window);
  const idle = new Map<number, () => void>();
  window.requestIdleCallback = (work, options) => {
    const release = hold();
    const id = whenIdle((deadline) => {
      idle.delete(id);
      try {
        work(deadline);
      } finally {
        release();
      }
    }, options);
    idle.set(id, release);
    return id;
  };
  window.cancelIdleCallback = (id) => {
    idle.get(id)?.();
    idle.delete(id);
    noIdle(id);
  };

  const observed = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(tell).observe(document, observed);
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (isNew(name)) tell();
    touch();
  }).observe({ type: 'resource' });
  document.addEventListener('scroll', tell, { capture: true, passive: true });
  const loaded = new WeakSet<EventTarget>();
  const arrive = ({ target }: Event) => {
    if (target) loaded.add(target);
    tell();
  };
  document.addEventListener('load', arrive, { capture: true });
  document.addEventListener('error', tell, { capture: true });
  const framesLoad = () => [...document.querySelectorAll('iframe')].some((frame) => !loaded.has(frame));
  /** Those that wait to be near the screen may never come. */
  const imagesLoad = () =>
    [...document.querySelectorAll('img')].some((image) => image.loading !== 'lazy' && !image.complete);
  const isStill = () => asked <= unanswered && coming.size === 0 && !framesLoad() && !imagesLoad();

  const Intersections = IntersectionObserver;
  globalThis.IntersectionObserver = class extends Intersections {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, self) => isHeld || tell(entries, self), options);
    }
  };
  const Sizes = ResizeObserver;
  globalThis.ResizeObserver = class extends Sizes {
    constructor(tell: ResizeObserverCallback) {
      super((entries, self) => isHeld || tell(entries, self));
    }
  };
  const unheard = (event: Event) => isHeld && event.stopImmediatePropagation();
  for (const target of [window, window.visualViewport])
    for (const type of ['resize', 'scroll', 'scrollend'])
      target?.addEventListener(type, unheard, { capture: true });
  const media = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = media(query);
    list.addEventListener('change', unheard);
    return list;
  };

  window.storyWatch = {
    begin() {
      tell();
      known = new Set();
      isOver = false;
      isHeld = false;
      isRestless = false;
      coming = new Set();
      asked = 0;
      askedFirst = 0;
      unanswered = 0;
      for (const [id, timer] of overdue) renewed.set(id, start(timer));
      overdue.clear();
    },
    end() {
      isOver = true;
    },
    async quiet() {
      const began = performance.now();
      const patience = isRestless ? rest : longest;
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const now = performance.now();
        if (isStill() && now - changed > rest) return true;
        if (now - began > patience) {
          isRestless = true;
          return false;
        }
        await new Promise((resolve) => later(resolve, 10));
      }
    },
    patience: (ms) => PATIENT + Math.min(ms, silence),
    hold() {
      isHeld = true;
    },
  };
}

/** For `addInitScript`. */
export const watcher = [
  watch,
  { soon: 900, rest: 120, longest: 20_000, silence: 6000, hopeless: 20_000 },
] as const;
