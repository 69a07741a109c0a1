import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildOfFolder, inWorktree, type Build } from './builds.ts';
import { openBrowser } from './capture.ts';
import { compare, type Comparison } from './compare.ts';
import { causes, reached } from './graph.ts';
import { Album } from './pictures.ts';
import { see } from './run.ts';
import { commitOf } from './tree.ts';

/**
 * Checks the check: breaks a copy of the last commit in known ways and looks at what is reported.
 * `node scripts/visual/self-check.ts [--only GLOB of story ids]`
 */
const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default:
        '{inputs-button,inputs-checkbox,navigation-link,feedback-notice,inputs-switch,navigation-tabs}--*',
    },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache', 'visual');
const album = new Album(cache);
const say = (text: string) => console.log(`  ${text}`);

/** Changes a file with what `change` makes of it, for as long as `work` takes. */
async function changed<Result>(file: string, change: (text: string) => string, work: () => Promise<Result>) {
  const text = readFileSync(file, 'utf8');
  const other = change(text);
  if (other === text) throw new Error(`There is nothing to change in ${file}.`);
  writeFileSync(file, other);
  try {
    return await work();
  } finally {
    writeFileSync(file, text);
  }
}

const TOKEN = 'warning-soft';
const storiesOf = (build: Build) =>
  Object.keys(build.graph.stories).filter((id) => matchesGlob(id, values.only));

const storiesWith = (comparisons: readonly Comparison[], verdict: string) =>
  [...new Set(comparisons.filter((one) => one.verdict === verdict).map(({ story }) => story))].sort();

/** Stories of which some own module, the preview aside, passes the test. */
function importing(build: Build, test: (module: string) => boolean): string[] {
  const everywhere = new Set(build.graph.everywhere);
  return storiesOf(build)
    .filter((id) => {
      const file = build.graph.stories[id]?.file ?? '';
      return [...reached(build.graph.imports, [file])].some((name) => !everywhere.has(name) && test(name));
    })
    .sort();
}

/** Says of each failed picture why: what differs is one thing, what was not seen another. */
function sayFailed(comparisons: readonly Comparison[]): void {
  for (const { story, width, theme, pixels, after, verdict } of comparisons) {
    if (verdict === 'failed')
      say(`failed: ${story}@${width} ${theme}: ${after?.error ?? `${pixels} pixels`}`);
  }
}

let broken = 0;
function expectThat(what: string, holds: boolean): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (!holds) broken++;
}

const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));

await inWorktree(root, cache, commitOf(root, 'HEAD'), async (folder) => {
  const browser = await openBrowser();
  const look = async (build: Build) =>
    (await see(browser, album, build, storiesOf(build), { jobs: availableParallelism(), say })).shots;
  const before = await buildOfFolder(cache, folder, 'as it is');
  const seen = await look(before);
  const against = async (after: Build, why = causes(before.graph, after.graph)) =>
    compare(album, [before.graph, seen], [after.graph, await look(after)], why, (id) =>
      matchesGlob(id, values.only),
    );
  console.log(`${storiesOf(before).length} stories`);

  const tokens = join(folder, 'packages/ui/src/foundations/tokens/tokens.css');
  const colour = new RegExp(String.raw`(--${TOKEN}:\s*)[^;]+;`, 'g');
  const recoloured = await changed(
    tokens,
    (text) => text.replace(colour, '$1rgb(1 200 255);'),
    () => buildOfFolder(cache, folder, 'another colour'),
  );
  const users = importing(before, (name) => {
    if (before.graph.hashes[name] === undefined || !/\.tsx?$/.test(name)) return false;
    return readFileSync(join(folder, name), 'utf8').includes(TOKEN);
  });
  const inColour = await against(recoloured);
  const review = storiesWith(inColour, 'review');
  console.log(`--${TOKEN}: ${review.length} stories to review, ${users.length} name the token`);
  expectThat('some story is reported', review.length > 0);
  expectThat('no story that does not name the token is reported', without(review, users).length === 0);
  for (const story of without(review, users)) say(`reported and does not name the token: ${story}`);
  expectThat('nothing fails: every story imports the tokens', storiesWith(inColour, 'failed').length === 0);
  sayFailed(inColour);
  for (const story of without(users, review)) say(`names the token and does not show it: ${story}`);
  const unmeant = await against(recoloured, new Map());
  expectThat(
    'the same change behind the back of the graph fails in the same stories',
    storiesWith(unmeant, 'failed').join() === review.join(),
  );

  const button = './packages/ui/src/inputs/button/Button.tsx';
  const rounder = await changed(
    join(folder, button),
    (text) => text.replace("'relative max-w-full", "'relative rotate-1 max-w-full"),
    () => buildOfFolder(cache, folder, 'another Button'),
  );
  const withButton = importing(before, (name) => name === button);
  const turned = await against(rounder);
  const listed = storiesWith(turned, 'review');
  console.log(`Button: ${listed.length} stories to review, ${withButton.length} import it`);
  expectThat('some story is reported', listed.length > 0);
  expectThat('only stories that import Button are reported', without(listed, withButton).length === 0);
  for (const story of without(listed, withButton)) say(`reported and does not import Button: ${story}`);
  expectThat('no other story changes by a pixel', storiesWith(turned, 'failed').length === 0);
  sayFailed(turned);
  for (const story of without(withButton, listed)) say(`imports Button and does not show it: ${story}`);
  await browser.close();
});
process.exitCode = broken === 0 ? 0 : 1;
