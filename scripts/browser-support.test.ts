import { describe, expect, it } from 'vitest';
import { newerApis } from './browser-support.ts';

const used = (code: string) => [...newerApis('built.js', code)];

describe('the supported browsers', () => {
  it.each([
    ['URL.canParse(a)', 'URL.canParse'],
    ['const f = Object.groupBy', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['[...a].toSorted()', '.toSorted()'],
    ['a.b.toReversed()', '.toReversed()'],
    ['requestIdleCallback(f)', 'requestIdleCallback'],
    ['new PressureObserver(f)', 'PressureObserver'],
    ['self.scheduler', 'self.scheduler'],
    ['panel.showPopover()', '.showPopover()'],
    ['/[a--b]/v', '/v'],
  ])('lack what %s needs', { tags: ['BROW-01'] }, (code, name) => {
    expect(used(code)).toEqual([name]);
  });

  it('have what is as old as they are, and names of other things', { tags: ['BROW-01'] }, () => {
    const code = `structuredClone(a); a.findLast(f); a.at(-1); Object.hasOwn(a, b); AbortSignal.timeout(9);
      a.toSorted?.(); own.groupBy(a); crypto.randomUUID(); /(?<=a)b/u; a.format(b); queue.any()`;
    expect(used(code)).toEqual([]);
  });
});
