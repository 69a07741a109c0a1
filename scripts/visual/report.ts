import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './compare.ts';
import type { Album, Shot } from './pictures.ts';
import { page } from './report-page.ts';

/** What the report says of the run as a whole. */
export interface RunFacts {
  readonly before: string;
  readonly after: string;
  readonly stories: number;
  readonly shots: number;
}

/** A shot as the page of the report knows it: pictures are paths beside the page. */
export interface ReportItem extends Omit<Comparison, 'before' | 'after' | 'difference'> {
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
  readonly note?: string;
}

function noteOf(before: Shot | undefined, after: Shot | undefined): string | undefined {
  const lines = [
    before?.error === undefined ? undefined : `Before, it did not end well: ${before.error}`,
    after?.error === undefined ? undefined : `After, it did not end well: ${after.error}`,
    after?.picture !== undefined && after.frames === undefined ? 'It never stood still.' : undefined,
  ];
  const said = lines.filter((line) => line !== undefined);
  return said.length > 0 ? said.join('\n') : undefined;
}

/** Writes the report into a folder, `index.html` and its pictures; whatever was there is replaced. Returns its path. */
export function writeReport(
  folder: string,
  album: Album,
  comparisons: readonly Comparison[],
  facts: RunFacts,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const copy = (shot: Shot | undefined) => {
    if (shot?.picture === undefined) return undefined;
    const name = `pictures/${shot.picture}.png`;
    copyFileSync(album.path(shot.picture), join(folder, name));
    return name;
  };
  const shown = comparisons.filter(({ verdict }) => verdict !== 'same');
  const items = shown.map(({ before, after, difference, ...rest }, at): ReportItem => {
    const [old, young, note] = [copy(before), copy(after), noteOf(before, after)];
    const name = `pictures/difference-${at}.png`;
    if (difference) writeFileSync(join(folder, name), difference);
    return {
      ...rest,
      ...(old === undefined ? {} : { before: old }),
      ...(young === undefined ? {} : { after: young }),
      ...(difference ? { difference: name } : {}),
      ...(note === undefined ? {} : { note }),
    };
  });
  const order = ['failed', 'review', 'new', 'gone'];
  items.sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
  const file = join(folder, 'index.html');
  writeFileSync(file, page(items, facts));
  return file;
}
