import type { Browser } from 'playwright';
import type { Build } from './builds.ts';
import { cameraOf, capture, shotName, sizes, themes, type CaptureOptions } from './capture.ts';
import type { Album, Shots } from './pictures.ts';

/** How long taking pictures took. */
export interface Effort {
  readonly taken: number;
  readonly seconds: number;
}

/** The options of a run that concern taking pictures. */
export interface SeeOptions {
  readonly jobs: number;
  /** Take every picture, also those already taken of an equal build by the same browser. */
  readonly afresh?: boolean;
  /** Which stories may share a page (`CaptureOptions`). Left out: none. */
  readonly groupOf?: (story: string) => string;
  /** Told now and then how far it is. */
  readonly say: (text: string) => void;
}

/** How a page tells that it was closed under the work; the browser itself counts as open for a moment longer. */
const CLOSED = 'has been closed';

/** The stories by group, the largest group first: a page left with a large one at the end would work alone. */
export function grouped(stories: readonly string[], groupOf: (story: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const story of stories) groups.set(groupOf(story), [...(groups.get(groupOf(story)) ?? []), story]);
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

/** Takes pictures. A browser that is closed meanwhile, as when a run is stopped by hand, says nothing of the stories. */
export async function take(
  browser: Browser,
  folder: string,
  stories: readonly string[],
  album: Album,
  options: CaptureOptions,
): Promise<Shots> {
  const ordered = options.groupOf ? grouped(stories, options.groupOf).flat() : stories;
  const shots = await capture(browser, folder, ordered, album, options);
  if (!browser.isConnected() || Object.values(shots).some(({ error }) => error?.includes(CLOSED)))
    throw new Error('The browser was closed. Started again, the run goes on where it was.');
  return shots;
}

const tenth = (done: number, all: number) => Math.floor((done * 10) / all);

/** Every picture of the given stories of a build: from the album where it has them, else newly taken. */
export async function see(
  browser: Browser,
  album: Album,
  build: Build,
  stories: readonly string[],
  { jobs, afresh = false, groupOf, say }: SeeOptions,
): Promise<{ shots: Shots; effort: Effort }> {
  const camera = cameraOf(browser);
  const known = album.known(build.key, camera);
  const complete = (story: string) =>
    sizes.every(({ width }) => themes.every((theme) => known[shotName(story, width, theme)] !== undefined));
  const missing = stories.filter((story) => afresh || !complete(story));
  const began = performance.now();
  const taken = await take(browser, build.folder, missing, album, {
    jobs,
    ...(groupOf ? { groupOf } : {}),
    progress: (done, all) => {
      if (tenth(done, all) > tenth(done - 1, all)) say(`${build.label}: ${done} of ${all} loads`);
    },
  });
  const seconds = (performance.now() - began) / 1000;
  const shots = { ...known, ...taken };
  // What could not be seen is looked at again next time.
  const seen = Object.entries(shots).filter(([, { picture }]) => picture !== undefined);
  if (missing.length > 0) album.remember(build.key, camera, Object.fromEntries(seen));
  return { shots, effort: { taken: Object.keys(taken).length, seconds } };
}
