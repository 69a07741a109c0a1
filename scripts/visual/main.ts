import { availableParallelism } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildOfCommit, buildOfFolder, type Build } from './builds.ts';
import type { Browser } from 'playwright';
import { openBrowser } from './capture.ts';
import { compare, type Comparison } from './compare.ts';
import { causes, type StoryEntry } from './graph.ts';
import { Album, type Shots } from './pictures.ts';
import { repeat } from './repeat.ts';
import { writeReport } from './report.ts';
import { see, type Effort } from './run.ts';
import { commitOf, defaultBase } from './tree.ts';
import { exitCode } from './verdict.ts';

const usage = `pnpm visual [options]
  --base REV   compare with this revision (default: where this branch left main; on main its own commit,
               or the commit before when nothing is changed)
  --head REV   look at this revision instead of the working tree
  --only GLOB  only stories whose id, or whose file, matches
  --repeat N   take the pictures of the working tree N times and compare them with each other; an interrupted
               run goes on where it was
  --jobs N     pages that work at once (default: three a processor)
  --afresh     take every picture anew
Ends with 1 when a story changed although nothing it imports did.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache', 'visual');
const say = (text: string) => console.log(`  ${text}`);

// Two thirds of a page's time are waiting for frames and answers.
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    head: { type: 'string' },
    only: { type: 'string' },
    repeat: { type: 'string' },
    jobs: { type: 'string', default: String(3 * availableParallelism()) },
    afresh: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function positive(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} is a whole number from 1 on.`);
}

function wanted(id: string, { file }: StoryEntry): boolean {
  const { only } = values;
  if (only === undefined) return true;
  return only.includes('/') ? matchesGlob(file.replace('./', ''), only) : matchesGlob(id, only);
}

const storiesOf = ({ graph }: Build) =>
  Object.entries(graph.stories)
    .filter(([id, story]) => wanted(id, story))
    .map(([id]) => id);

function printEffort(efforts: readonly Effort[]): void {
  const taken = efforts.reduce((sum, effort) => sum + effort.taken, 0);
  const seconds = efforts.reduce((sum, effort) => sum + effort.seconds, 0);
  const each = taken > 0 ? `, ${(seconds / taken).toFixed(3)} s a picture` : '';
  console.log(`${taken} pictures taken in ${seconds.toFixed(1)} s${each}`);
}

function printVerdicts(comparisons: readonly Comparison[]): void {
  const count = (verdict: string) => comparisons.filter((one) => one.verdict === verdict).length;
  for (const verdict of ['failed', 'review', 'new', 'gone']) {
    const stories = new Map<string, Comparison[]>();
    for (const one of comparisons) {
      if (one.verdict === verdict) stories.set(one.story, [...(stories.get(one.story) ?? []), one]);
    }
    for (const [story, shots] of stories) {
      const where = shots.map(
        ({ width, theme, pixels }) => `${width} ${theme}${pixels ? ` ${pixels} px` : ''}`,
      );
      console.log(`${verdict === 'failed' ? '✗' : '•'} ${verdict} ${story}: ${where.join(', ')}`);
    }
  }
  console.log(
    `${count('same')} the same, ${count('review')} to review, ${count('failed')} failed, ${count('new')} new, ${count('gone')} gone`,
  );
}

function printUnwell(comparisons: readonly Comparison[]): void {
  const unwell = comparisons.filter(({ after }) => after !== undefined && after.picture === undefined);
  for (const { story, width, theme, after } of unwell) {
    console.log(`! no picture of ${story} at ${width} ${theme}: ${after?.error ?? ''}`);
  }
  const restless = comparisons.filter(
    ({ after }) => after?.picture !== undefined && after.frames === undefined,
  );
  for (const { story, width, theme } of restless)
    console.log(`! ${story} at ${width} ${theme} never stood still`);
  const stopped = new Set(
    comparisons
      .filter(({ after }) => after?.picture !== undefined && after.error !== undefined)
      .map(({ story }) => story),
  );
  if (stopped.size > 0) {
    console.log(
      `${stopped.size} stories were seen where their play function stopped: it is meant for another width.`,
    );
  }
}

const fileOf =
  ({ graph }: Build) =>
  (story: string) =>
    graph.stories[story]?.file ?? story;

/**
 * Sees both builds, the stories of a file in one page, and compares. What differs is seen once more on both sides, in a
 * page of its own: a story added to a file must not make those after it look changed.
 */
async function compared(
  browser: Browser,
  album: Album,
  [before, after]: readonly [Build, Build],
  jobs: number,
): Promise<Comparison[]> {
  const why = causes(before.graph, after.graph);
  const look = async (build: Build, stories: readonly string[], isAlone: boolean) =>
    see(browser, album, build, stories, {
      jobs,
      say,
      afresh: isAlone || values.afresh,
      ...(isAlone ? {} : { groupOf: fileOf(build) }),
    });
  const judged = (old: Shots, young: Shots) =>
    compare(album, [before.graph, old], [after.graph, young], why, wanted);

  const old = await look(before, storiesOf(before), false);
  const young = before.key === after.key ? old : await look(after, storiesOf(after), false);
  printEffort(young === old ? [old.effort] : [old.effort, young.effort]);
  const first = judged(old.shots, young.shots);
  const inBoth = (story: string) => before.graph.stories[story] && after.graph.stories[story];
  const differing = new Set(
    first.filter(({ verdict, story }) => verdict !== 'same' && inBoth(story)).map(({ story }) => story),
  );
  if (differing.size === 0) return first;
  say(`${differing.size} stories differ: seen again, each in a page of its own`);
  const again = await look(before, [...differing], true);
  const last = await look(after, [...differing], true);
  return judged({ ...old.shots, ...again.shots }, { ...young.shots, ...last.shots });
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const album = new Album(cache);
  album.prune(Date.now());
  const jobs = positive('jobs', values.jobs);
  const head = values.head;
  const after = await (head === undefined ? buildOfFolder(cache, root) : buildOfCommit(root, cache, head));
  const browser = await openBrowser();
  try {
    if (values.repeat !== undefined) {
      const times = positive('repeat', values.repeat);
      const groupOf = fileOf(after);
      return await repeat(browser, album, after, storiesOf(after), {
        jobs,
        times,
        say,
        groupOf,
        afresh: values.afresh,
      });
    }
    const before = await buildOfCommit(root, cache, values.base ?? defaultBase(root));
    const comparisons = await compared(browser, album, [before, after], jobs);
    const report = writeReport(join(cache, 'report'), album, comparisons, {
      before: before.label,
      after: head === undefined ? after.label : commitOf(root, head).slice(0, 10),
      stories: storiesOf(after).length,
      shots: comparisons.length,
    });
    printVerdicts(comparisons);
    printUnwell(comparisons);
    console.log(`Report: ${report}`);
    return exitCode(comparisons.map(({ verdict }) => verdict));
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
