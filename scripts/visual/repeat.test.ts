import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Album } from './pictures.ts';
import { unsteady } from './repeat.ts';

let folder: string;
let album: Album;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rounds-'));
  album = new Album(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Four pixels, the given number of them white and the others black. */
function picture(white: number): string {
  const png = new PNG({ width: 2, height: 2 });
  for (let at = 0; at < 4; at++)
    png.data.fill(at < white ? 255 : 0, at * 4, at * 4 + 3).fill(255, at * 4 + 3, at * 4 + 4);
  return album.add(PNG.sync.write(png));
}

it('rounds with the same pictures are equal', () => {
  const shots = { one: { picture: picture(0) }, two: { error: 'cannot be drawn' } };
  expect(unsteady(album, shots, { ...shots }).size).toBe(0);
});

it('a shot that wavers is named with its pixels', () => {
  const found = unsteady(album, { one: { picture: picture(0) } }, { one: { picture: picture(3) } });
  expect([...found]).toEqual([['one', 3]]);
});

it('a shot that is missing, or ends well in one round only, counts as one pixel', () => {
  const there = { picture: picture(0) };
  expect([...unsteady(album, { one: there }, {})]).toEqual([['one', 1]]);
  expect([...unsteady(album, { one: there }, { one: { error: 'late' } })]).toEqual([['one', 1]]);
  expect([...unsteady(album, { one: there }, { one: { ...there, error: 'late' } })]).toEqual([['one', 1]]);
});

it('what a story says when it stops may hold a number that was measured: only its picture counts', () => {
  const shot = { picture: picture(0) };
  const said = (frames: number) => ({ one: { ...shot, error: `expected ${frames} to be greater than 6` } });
  expect(unsteady(album, said(0), said(3)).size).toBe(0);
});
