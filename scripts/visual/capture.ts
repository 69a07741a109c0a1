import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { freezer, gather, settle, type Ending } from './freeze.ts';
import { follow, type Loads } from './loads.ts';
import type { Album, Shot, Shots } from './pictures.ts';
import { watcher } from './quiet.ts';
import { serve } from './serve.ts';

/** Sizes (px) at which every story is seen. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Themes in which every story is seen. */
export const themes = ['dark', 'light'] as const;

/** Longest picture, px. */
const TALLEST = 16_000;
const PATIENCE_MS = 60_000;
const FRAMES = 30;
/** How often what has come may ask for more. */
const LAYERS = 6;

/** Text, colours and layers are drawn in the same way whatever screen and processor the machine has. */
const steady = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  // A large picture would be left out of what is drawn until it is decoded for the new size or theme.
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--disable-gpu',
  '--hide-scrollbars',
  // A frame drawn in a process of its own may come after the picture of the page it stands in.
  '--disable-site-isolation-trials',
  // Only this machine exists: a story that needs the network must not look as if it worked.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** The browser of a run. */
export function openBrowser(): Promise<Browser> {
  const { args, ...rest } = chromiumLaunch();
  return chromium.launch({ ...rest, args: [...(args ?? []), ...steady] });
}

/** Names what pictures depend on beside their story: the browser and the way it is used. */
export function cameraOf(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of ['capture.ts', 'freeze.ts', 'loads.ts', 'quiet.ts'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

/** The name of a shot. */
export const shotName = (story: string, width: number, theme: string) => `${story}@${width}-${theme}`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Stories that are shown one after the other in one page, at one width. */
interface Task {
  readonly stories: readonly string[];
  readonly size: Size;
}

interface Studio {
  readonly page: Page;
  readonly loads: Loads;
  readonly cdp: CDPSession;
  readonly origin: string;
  readonly album: Album;
}

/** Runs in the page. The theme is one attribute of the root: set afterwards, it gives the pixels of a page that began with it. */
function turnTo(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Draws until two pictures of a quiet page are equal, byte by byte; once when the story is known to stand still. */
async function still(
  { page, cdp, loads }: Studio,
  { width, height }: Size,
  isStill: boolean,
): Promise<{ png: Buffer; frames?: number }> {
  for (let layer = 0; layer < LAYERS; layer++) {
    const isMore = await page.evaluate(gather);
    if (!isMore && !loads.isOpen()) break;
    await loads.over();
  }
  const tall = Math.min(TALLEST, await page.evaluate(settle, isStill));
  const draw = async () => {
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(tall > height
        ? { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height: tall, scale: 1 } }
        : {}),
    });
    return data;
  };
  let last = await draw();
  if (isStill) return { png: Buffer.from(last, 'base64'), frames: 1 };
  for (let frames = 2; frames <= FRAMES; frames++) {
    await page.evaluate(() => window.storyWatch.quiet());
    const now = await draw();
    if (now === last) return { png: Buffer.from(now, 'base64'), frames };
    last = now;
  }
  return { png: Buffer.from(last, 'base64') };
}

/** One story at one width in every theme; in a page loaded for it, or (`isNext`) in that of the story before it. */
async function shoot(studio: Studio, story: string, size: Size, isNext: boolean): Promise<[string, Shot][]> {
  const { page, loads, origin, album } = studio;
  const address = `${origin}/iframe.html?viewMode=story&id=${story}&globals=theme:${themes[0]};a11y.manual:!true`;
  const all = (shot: Shot) =>
    themes.map((theme): [string, Shot] => [shotName(story, size.width, theme), shot]);
  let timer: NodeJS.Timeout | undefined;
  try {
    if (isNext) await page.evaluate((id) => window.nextStory(id), story);
    else {
      loads.forget();
      await page.goto(address, { waitUntil: 'commit' });
    }
    const late = new Promise<Ending>((resolve) => {
      timer = setTimeout(() => resolve({ error: `no end after ${PATIENCE_MS / 1000} s` }), PATIENCE_MS);
    });
    const { error, drawn } = await Promise.race([page.evaluate(() => window.storyEnding), late]);
    if (error !== undefined && drawn !== true) return all({ error });
    const shots: [string, Shot][] = [];
    let isStill = false;
    for (const theme of themes) {
      await page.evaluate(turnTo, theme);
      const { png, frames } = await still(studio, size, isStill);
      isStill = frames !== undefined;
      shots.push([
        shotName(story, size.width, theme),
        {
          picture: album.add(png),
          ...(frames === undefined ? {} : { frames }),
          ...(error === undefined ? {} : { error }),
        },
      ]);
    }
    return shots;
  } catch (error) {
    return all({ error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) });
  } finally {
    clearTimeout(timer);
  }
}

async function openPage(browser: Browser, size: Size) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'ru-RU',
    timezoneId: 'UTC',
  });
  await context.addInitScript(...watcher);
  await context.addInitScript(...freezer);
  const page = await context.newPage();
  return { context, page, loads: follow(page), cdp: await context.newCDPSession(page) };
}

/** What a run may be told. */
export interface CaptureOptions {
  /**
   * Which stories may share a page, by a name of the group. A page loaded for every story would take three times as
   * long; within a group the order is always the same, so what one story leaves to the next is the same as well.
   */
  readonly groupOf?: (story: string) => string;
  /** How many pages work at once. */
  readonly jobs: number;
  /** Called after each story at each width. */
  readonly progress?: (done: number, all: number) => void;
}

/** Takes the given stories of a built Storybook at every width in every theme. */
export async function capture(
  browser: Browser,
  folder: string,
  stories: readonly string[],
  album: Album,
  { jobs, progress, groupOf = (story) => story }: CaptureOptions,
): Promise<Shots> {
  const groups = new Map<string, string[]>();
  for (const story of stories) {
    const name = groupOf(story);
    groups.set(name, [...(groups.get(name) ?? []), story]);
  }
  const queues = sizes.map((size) => [...groups.values()].map((group): Task => ({ stories: group, size })));
  const all = stories.length * sizes.length;
  const shots: Shots = {};
  if (all === 0) return shots;
  const { origin, close } = await serve(folder);
  let done = 0;
  const worker = async (at: number) => {
    // Its own width first: changing the size of a page costs more than keeping it.
    const own = at % sizes.length;
    const mine = [...queues.slice(own), ...queues.slice(0, own)];
    for (const queue of mine) {
      const first = queue[0];
      if (!first) continue;
      const { context, ...opened } = await openPage(browser, first.size);
      for (let task = queue.shift(); task; task = queue.shift()) {
        const studio = { ...opened, origin, album };
        let isNext = false;
        for (const story of task.stories) {
          let seen = await shoot(studio, story, task.size, isNext);
          isNext = true;
          // A page that a busy machine interrupted gets a second chance; a story that cannot be drawn fails again.
          if (seen.some(([, { picture }]) => picture === undefined)) {
            seen = await shoot(studio, story, task.size, false);
          }
          for (const [name, shot] of seen) shots[name] = shot;
          progress?.(++done, all);
        }
      }
      await context.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(1, jobs) }, (_, at) => worker(at)));
  } finally {
    close();
  }
  return shots;
}
