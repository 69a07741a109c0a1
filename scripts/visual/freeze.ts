/** What time it is in every story: noon of an ordinary Thursday, UTC. */
export const NOON = Date.UTC(2026, 0, 15, 12);

/**
 * An animation takes a millisecond and happens once: what waits for its end goes on, and what is drawn is where it ends.
 * A transition is none: shortened, it would be given to everything that has none. The text caret, scroll bars and smooth
 * scrolling would draw something else each time.
 */
const stillness = `
  *, ::before, ::after {
    animation-duration: 1ms !important;
    animation-delay: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }`;

/** What a page tells about its story. `undefined` while the story is running. */
export interface Ending {
  /** Message of what went wrong. */
  readonly error?: string;
  /** It went wrong in the play function: the story is there, as far as the play got. */
  readonly drawn?: boolean;
}

declare global {
  interface Window {
    storyEnding: Promise<Ending>;
    /** Shows another story in the same page, with the clock, the chance and the memory of a new one. */
    nextStory: (storyId: string) => void;
  }
}

/**
 * Runs in a page before anything else: stops the clock (timers go on), makes chance predictable, forgets what
 * earlier stories have stored, and listens for the end of the story. It must not use anything outside itself.
 */
function freeze({ noon, css }: { noon: number; css: string }): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [noon] : args, made) as Date,
    apply: () => new RealDate(noon).toString(),
    get: (target, name, self) => (name === 'now' ? () => noon : (Reflect.get(target, name, self) as unknown)),
  });

  const firstSeed = 0x9e3779b9;
  let seed = firstSeed;
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = next;
  const word = (length: number) =>
    Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('');
  if ('randomUUID' in crypto) {
    Object.defineProperty(crypto, 'randomUUID', {
      value: () => `${word(8)}-${word(4)}-4${word(3)}-8${word(3)}-${word(12)}`,
    });
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  if (window !== window.top) return;

  const forget = () => {
    try {
      localStorage.clear();
      sessionStorage.clear();
      for (const cookie of document.cookie.split('; ')) {
        document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
      }
    } catch {
      // A page without an origin stores nothing.
    }
  };
  forget();

  let resolve: (ending: Ending) => void = () => undefined;
  window.storyEnding = new Promise((end) => (resolve = end));
  window.nextStory = (storyId) => {
    forget();
    seed = firstSeed;
    error = undefined;
    window.storyWatch.begin();
    history.replaceState(null, '', `${location.pathname}${location.search}`);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    window.storyEnding = new Promise((end) => (resolve = end));
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  };
  interface Channel {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (payload: unknown) => void) => void;
  }
  let channel: Channel | undefined;
  let error: string | undefined;
  const messageOf = (payload: unknown) => {
    const one = (Array.isArray(payload) ? payload[0] : payload) as
      { message?: string; title?: string; description?: string } | undefined;
    return (one?.message ?? one?.description ?? one?.title ?? 'no reason given').split('\n')[0] ?? '';
  };
  const played = (): Ending | undefined => (error === undefined ? undefined : { error, drawn: true });
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given: Channel) => {
      channel = given;
      for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying']) {
        given.on(event, (payload) => (error ??= messageOf(payload)));
      }
      for (const event of ['storyThrewException', 'storyErrored', 'storyMissing', 'configError']) {
        given.on(event, (payload) => resolve(played() ?? { error: `${event}: ${messageOf(payload)}` }));
      }
      given.on('storyFinished', (payload) => {
        window.storyWatch.end();
        const failed = (payload as { status?: string }).status === 'error';
        resolve(played() ?? (failed ? { error: 'the story failed' } : {}));
      });
    },
  });
}

/** For `addInitScript`. */
export const freezer = [freeze, { noon: NOON, css: stillness }] as const;

/**
 * Runs in the page after the story: what it shows is asked for, and nothing it knows of is on its way. True when there
 * is more to ask for.
 */
export async function gather(): Promise<boolean> {
  // Storybook covers a story whose play function threw with the message.
  document.body.classList.remove('sb-show-errordisplay', 'sb-show-preparing-story', 'sb-show-nopreview');
  document.body.classList.add('sb-show-main');
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  await document.fonts.ready;
  await window.storyWatch.quiet();
  // How far a play function has scrolled depends on what had come by then; of a long page all is seen anyway.
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const image of document.querySelectorAll('img')) if (image.loading === 'lazy') image.loading = 'eager';
  await window.storyWatch.quiet();
  return document.querySelector('img[loading="lazy"]') !== null;
}

/**
 * Runs in the page when all of it has come: everything has arrived at its end, and nothing changes from here on.
 * `isDrawn` when a picture of it was taken before, in another theme. Returns its height, px.
 */
export async function settle(isDrawn: boolean): Promise<number> {
  for (const video of document.querySelectorAll('video')) {
    video.pause();
    video.currentTime = 0;
  }
  await Promise.all(
    [...document.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  );
  for (const motion of document.getAnimations()) {
    // What a script animates obeys no style, and what runs for ever has not heard of it: both stand at their beginning.
    const isStyled = motion instanceof CSSAnimation || motion instanceof CSSTransition;
    if (!isStyled || motion.effect?.getComputedTiming().endTime === Infinity) {
      motion.pause();
      motion.currentTime = 0;
    }
  }
  await window.storyWatch.quiet();
  window.storyWatch.hold();
  const height = () => Math.ceil(document.documentElement.scrollHeight);
  if (isDrawn) return height();
  // What was drawn while it moved keeps the pixels of that moment. On a layer of its own the page is drawn anew, and
  // again when it leaves it.
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const layer = new CSSStyleSheet();
  layer.replaceSync('html { will-change: opacity; }');
  document.adoptedStyleSheets.push(layer);
  await drawn();
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(layer), 1);
  await drawn();
  return height();
}
