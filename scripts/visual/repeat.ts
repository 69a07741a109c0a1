import type { Browser } from 'playwright';
import type { Build } from './builds.ts';
import { cameraOf, shotName, sizes, themes } from './capture.ts';
import { differenceOf } from './compare.ts';
import type { Album, Round, Rounds, Shots } from './pictures.ts';
import { grouped, take } from './run.ts';

/** How often, and how many pages at once. */
export interface RepeatOptions {
  readonly jobs: number;
  readonly times: number;
  readonly say: (text: string) => void;
  readonly groupOf: (story: string) => string;
  /** Forget the rounds of this build that were seen before. */
  readonly afresh: boolean;
}

/** Stories after which a round writes down how far it is. */
const PART = 300;
/** Longest time for that many, ms: no page takes so long that is ever going to answer. */
const PATIENCE = 15 * 60_000;

/**
 * The stories in parts of about `PART`, each with its share of large groups; those that share a page stay together, in
 * their order.
 */
function parts(stories: readonly string[], groupOf: (story: string) => string): string[][] {
  const all = Array.from({ length: Math.ceil(stories.length / PART) }, (): string[] => []);
  for (const group of grouped(stories, groupOf))
    all.reduce((least, part) => (part.length < least.length ? part : least)).push(...group);
  return all;
}

/** Rejects when something takes longer than it ever would. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const text = 'A page does not answer. Started again, the run goes on where it was.';
    timer = setTimeout(() => reject(new Error(text)), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Pixels in which two rounds differ, by shot. A story that ends well in one round only counts as one pixel; why it does
 * not, in words, may tell what was measured and is nothing a picture shows.
 */
export function unsteady(album: Album, first: Shots, other: Shots): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of new Set([...Object.keys(first), ...Object.keys(other)])) {
    const [one, two] = [first[name], other[name]];
    const endsOtherwise = (one?.error === undefined) !== (two?.error === undefined);
    if (one?.picture === two?.picture && !endsOtherwise) continue;
    const both = one?.picture !== undefined && two?.picture !== undefined;
    const pixels = both ? differenceOf(album.read(one.picture), album.read(two.picture)).pixels : 1;
    if (pixels > 0 || endsOtherwise) found.set(name, Math.max(1, pixels));
  }
  return found;
}

const heads = [
  'round',
  'pictures',
  'seconds',
  's a picture',
  'seen again',
  'pictures that differ',
  'pixels that differ',
];

function printRound({ pictures, seconds, again, differing }: Round, number: number): void {
  const counts = Object.values(differing);
  const pixels = counts.reduce((sum, count) => sum + count, 0);
  const each = (seconds / pictures).toFixed(3);
  const cells = [number, pictures, seconds.toFixed(1), each, again, counts.length, pixels];
  console.log(cells.map((cell, at) => String(cell).padStart(heads[at]?.length ?? 0)).join('  '));
}

/**
 * Takes the same pictures several times: each round in a table, each shot that wavers by name. 0 when none does. Rounds
 * of the same stories, build and browser that were seen before an interruption count.
 */
export async function repeat(
  browser: Browser,
  album: Album,
  build: Build,
  stories: readonly string[],
  { jobs, times, say, groupOf, afresh }: RepeatOptions,
): Promise<0 | 1> {
  const log = album.rounds(build.key, cameraOf(browser), stories);
  const known: Rounds = afresh ? { rounds: [] } : log.read();
  let first = known.first;
  const rounds = [...known.rounds];
  /** As a comparison does it: what differs in a shared page is judged in pages of its own. */
  const seenAlone = async (names: readonly string[]) => {
    const again = [...new Set(names.map((name) => name.split('@')[0] ?? ''))];
    const [one, two] = [
      await take(browser, build.folder, again, album, { jobs }),
      await take(browser, build.folder, again, album, { jobs }),
    ];
    return unsteady(album, one, two);
  };
  /** One round, going on after what was seen of it before an interruption. */
  const seenWhole = async (begun: Rounds['begun']) => {
    const shots: Shots = { ...begun?.shots };
    let seconds = begun?.seconds ?? 0;
    const isSeen = (story: string) =>
      sizes.every(({ width }) => themes.every((theme) => shots[shotName(story, width, theme)]));
    for (const part of parts(stories, groupOf)) {
      if (part.every(isSeen)) continue;
      const began = performance.now();
      Object.assign(shots, await inTime(take(browser, build.folder, part, album, { jobs, groupOf })));
      seconds += (performance.now() - began) / 1000;
      log.write({ first, rounds, begun: { shots, seconds } });
    }
    return { shots, seconds };
  };
  let { begun } = known;
  console.log(heads.join('  '));
  for (const [at, round] of rounds.entries()) printRound(round, at + 1);
  while (rounds.length < times) {
    const { shots, seconds } = await seenWhole(begun);
    begun = undefined;
    first ??= shots;
    const doubted = [...unsteady(album, first, shots).keys()];
    if (doubted.length > 0) say(`seen again: ${doubted.join(', ')}`);
    const differing = Object.fromEntries(await seenAlone(doubted));
    const round = { pictures: Object.keys(shots).length, seconds, again: doubted.length, differing };
    rounds.push(round);
    log.write({ first, rounds });
    printRound(round, rounds.length);
    for (const [name, count] of Object.entries(differing)) say(`${name}: ${count} px`);
  }
  return rounds.every(({ differing }) => Object.keys(differing).length === 0) ? 0 : 1;
}
