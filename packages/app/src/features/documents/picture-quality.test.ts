import { describe, expect, test } from 'vitest';
import {
  findProblems,
  luminance,
  sharpness,
  visibleCorners,
  type PictureProblem,
  type Pixels,
} from './picture-quality.ts';

interface Drawing {
  base: number;
  paper: number;
  ink: number;
  /** Left, top, right and bottom of the document as fractions of the picture. */
  box: readonly [number, number, number, number];
  blur?: number;
  /** Radius of a white spot as a fraction of the height. */
  glare?: number;
}

const plain: Drawing = { base: 60, paper: 190, ink: 40, box: [0.1, 0.12, 0.9, 0.88] };

/** A card with lines of text on a table. */
function draw(drawing: Partial<Drawing> = {}, width = 320, height = 240): Pixels {
  const { base, paper, ink, box, blur = 0, glare = 0 } = { ...plain, ...drawing };
  const [left, top, right, bottom] = box;
  let light = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const isPaper = u >= left && u < right && v >= top && v < bottom;
      const isText = isPaper && v > top + 0.15 && v < bottom - 0.1 && u > left + 0.1 && u < right - 0.1;
      const isInk = isText && y % 12 < 5 && x % 7 < 4;
      const isGlare = Math.hypot(x - width / 2, y - height / 2) < glare * height;
      light[y * width + x] = isGlare ? 255 : isInk ? ink : isPaper ? paper : base;
    }
  for (let pass = 0; pass < blur; pass++) {
    const next = light.slice();
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        let sum = 0;
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) sum += light[(y + dy) * width + x + dx] ?? 0;
        next[y * width + x] = sum / 9;
      }
    light = next;
  }
  const data = new Uint8ClampedArray(width * height * 4);
  light.forEach((value, at) => data.set([value, value, value, 255], at * 4));
  return { width, height, data };
}

const large = { width: 4000, height: 3000 };

const samples: readonly [string, Partial<Drawing>, readonly PictureProblem[]][] = [
  ['a good picture', {}, []],
  ['a good picture on a white table', { base: 235, paper: 120, ink: 20 }, []],
  ['a good picture on a black table', { base: 20 }, []],
  ['a small document', { box: [0.25, 0.2, 0.8, 0.8] }, []],
  ['almost at the border', { box: [0.03, 0.03, 0.97, 0.97] }, []],
  ['slightly soft', { blur: 1 }, []],
  ['blurred', { blur: 12 }, ['blurred']],
  ['very blurred', { blur: 30 }, ['blurred']],
  ['blurred on black', { base: 20, blur: 14 }, ['blurred']],
  ['a lamp', { glare: 0.15 }, ['glare']],
  ['a window', { glare: 0.3 }, ['glare']],
  ['a spot too small to matter', { glare: 0.05 }, []],
  ['the left is cut', { box: [0, 0.12, 0.7, 0.88] }, ['cropped']],
  ['the right is cut', { box: [0.3, 0.12, 1, 0.88] }, ['cropped']],
  ['the top is cut', { box: [0.1, 0, 0.9, 0.7] }, ['cropped']],
  ['a corner is cut', { box: [0, 0, 0.7, 0.7] }, ['cropped']],
  ['all sides are cut', { box: [0, 0, 1, 1] }, ['cropped']],
  ['dark', { base: 5, paper: 60, ink: 5 }, ['dark']],
  ['cut and with a lamp', { box: [0, 0.12, 0.7, 0.88], glare: 0.2 }, ['glare', 'cropped']],
  ['no document', { paper: 60, ink: 60 }, ['blurred', 'cropped']],
];

describe('picture checks', () => {
  test.each(samples)('%s', { tags: ['KYC-08'] }, (_, drawing, problems) => {
    expect(findProblems(draw(drawing), large)).toEqual(problems);
  });

  test('the shorter side of the picture itself counts', { tags: ['KYC-08'] }, () => {
    expect(findProblems(draw(), { width: 1600, height: 899 })).toEqual(['small']);
    expect(findProblems(draw(), { width: 1600, height: 900 })).toEqual([]);
  });

  /** A grey picture in which `at` sets the luminance of a pixel; undefined leaves grey. */
  const grey = (at: (x: number, y: number) => number | undefined): Pixels => {
    const [width, height] = [320, 240];
    const data = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const value = at(x, y) ?? 100;
        data.set([value, value, value, 255], (y * width + x) * 4);
      }
    return { width, height, data };
  };
  const says = (pixels: Pixels, problem: PictureProblem) => findProblems(pixels, large).includes(problem);

  test('a variance of the Laplacian under 60 is blurred', { tags: ['KYC-08'] }, () => {
    // Columns that differ by 4 have a variance of 64 in the striped area.
    const striped = (share: number) => grey((x) => (x < 320 * share && x % 2 === 0 ? 104 : undefined));
    const { data } = striped(0.9);
    expect(sharpness(luminance({ width: 320, height: 240, data }), 320, 240)).toBeCloseTo(57.6, 0);
    expect(says(striped(0.9), 'blurred')).toBe(true);
    expect(says(striped(0.97), 'blurred')).toBe(false);
  });

  test('one area of 1.5 % with a luminance of 250 or more is a glare', { tags: ['KYC-08'] }, () => {
    const lit = (rows: number, light: number) =>
      grey((x, y) => (x >= 100 && x < 132 && y >= 100 && y < 100 + rows ? light : undefined));
    expect(says(lit(35, 250), 'glare')).toBe(false);
    expect(says(lit(36, 250), 'glare')).toBe(true);
    expect(says(lit(60, 249), 'glare')).toBe(false);
    const two = grey((x, y) => (y >= 100 && y < 130 && x % 160 < 32 ? 255 : undefined));
    expect(says(two, 'glare')).toBe(false);
  });

  test('a mean luminance under 50 is dark', { tags: ['KYC-08'] }, () => {
    expect(
      says(
        grey(() => 49),
        'dark',
      ),
    ).toBe(true);
    expect(
      says(
        grey(() => 50),
        'dark',
      ),
    ).toBe(false);
  });

  test('a corner counts from 1 % inside the picture on', { tags: ['KYC-08'] }, () => {
    const cornersFrom = (left: number, top: number) =>
      visibleCorners(
        luminance(
          grey((x, y) => (x >= left && x < 320 - left && y >= top && y < 240 - top ? 200 : undefined)),
        ),
        320,
        240,
      );
    expect(cornersFrom(4, 3)).toBe(4);
    expect(cornersFrom(3, 3)).toBeLessThan(4);
    expect(cornersFrom(4, 2)).toBeLessThan(4);
  });

  test('an even area has no edge and no corner', { tags: ['KYC-08'] }, () => {
    const even = luminance(draw({ base: 100, paper: 100, ink: 100 }));
    expect(sharpness(even, 320, 240)).toBe(0);
    expect(visibleCorners(even, 320, 240)).toBe(0);
  });

  test('the corners of a sheet inside are counted', { tags: ['KYC-08'] }, () => {
    expect(visibleCorners(luminance(draw()), 320, 240)).toBe(4);
    expect(visibleCorners(luminance(draw({ box: [0, 0.12, 0.7, 0.88] })), 320, 240)).toBe(2);
  });
});
