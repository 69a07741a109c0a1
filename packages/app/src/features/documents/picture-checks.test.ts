import { describe, expect, test } from 'vitest';
import {
  findProblems,
  luminance,
  sharpness,
  visibleCorners,
  type PictureProblem,
  type Pixels,
  claimedSize,
  fitInto,
  needsRedraw,
  pictureKind,
} from './picture-checks.ts';

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

const jpeg = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xc0, 1, 2];
const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3];
const sizeOf = (...bytes: number[]) => claimedSize('jpeg', Uint8Array.from(bytes));

test('reads the size of a JPEG from its frame, past the segments before it', { tags: ['KYC-06'] }, () => {
  // A frame marker inside an EXIF segment must be ignored.
  expect(sizeOf(...jpeg, ...frame(0xc0))).toEqual({ width: 4000, height: 3000 });
  expect(sizeOf(...jpeg, 0xff, ...frame(0xc2))).toEqual({ width: 4000, height: 3000 });
  expect(sizeOf(...jpeg, 0xff, 0xc4, 0, 3, 7, ...frame(0xc1))).toEqual({ width: 4000, height: 3000 });
});

test('what is cut off, or no JPEG any more, has no size', { tags: ['KYC-06'] }, () => {
  expect(sizeOf(...jpeg)).toBeNull();
  expect(sizeOf(...jpeg, ...frame(0xc0).slice(0, 8))).toBeNull();
  expect(sizeOf(...jpeg, 1, ...frame(0xc0))).toBeNull();
  expect(sizeOf()).toBeNull();
});

test('reads the size of a PNG from its header', { tags: ['KYC-06'] }, () => {
  const head = new Uint8Array(64);
  new DataView(head.buffer).setUint32(16, 50_000);
  new DataView(head.buffer).setUint32(20, 40_000);
  expect(claimedSize('png', head)).toEqual({ width: 50_000, height: 40_000 });
  expect(claimedSize('png', head.subarray(0, 23))).toBeNull();
});

test('the size of a HEIC is that of the whole picture, not of its tiles', { tags: ['KYC-06'] }, () => {
  const box = (width: number, height: number) => {
    const bytes = new Uint8Array(20);
    bytes.set([0, 0, 0, 20, 0x69, 0x73, 0x70, 0x65]);
    new DataView(bytes.buffer).setUint32(12, width);
    new DataView(bytes.buffer).setUint32(16, height);
    return [...bytes];
  };
  const begins = [...new TextEncoder().encode('\0\0\0\u0018ftypheic')];
  const named = Uint8Array.from([...begins, ...box(512, 512), ...box(30_000, 20_000), ...box(320, 240)]);
  expect(claimedSize('heic', named)).toEqual({ width: 30_000, height: 20_000 });
  expect(claimedSize('heic', named.subarray(0, begins.length + 19))).toBeNull();
  expect(claimedSize('heic', Uint8Array.from(begins))).toBeNull();
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('the type of a picture is that of its content, not its name', { tags: ['KYC-06', 'VALID-25'] }, () => {
  expect(pictureKind(bytes('\u00ff\u00d8\u00ff\u00e0jfif'))).toBe('jpeg');
  expect(pictureKind(bytes('\u0089PNG\r\n\u001a\n'))).toBe('png');
  expect(pictureKind(bytes('\0\0\0\u0018ftypheic'))).toBe('heic');
  const others = ['%PDF-1.7....', 'RIFF....WEBP', '<svg xmlns="', 'GIF89a......', '\0\0\0\u0018ftypmp42', ''];
  for (const other of others) expect(pictureKind(bytes(other))).toBeNull();
});

test('over 4 MB or 4096 px is resized to at most 4096 px', { tags: ['KYC-07'] }, () => {
  const four = 4 * 1024 * 1024;
  expect(needsRedraw('jpeg', four, 4096, 4096)).toBe(false);
  expect(needsRedraw('jpeg', four + 1, 100, 100)).toBe(true);
  expect(needsRedraw('png', 10, 100, 4097)).toBe(true);
  expect(needsRedraw('heic', 10, 100, 100)).toBe(true);
  expect(fitInto(8192, 4096, 4096)).toEqual({ width: 4096, height: 2048 });
  expect(fitInto(300, 200, 4096)).toEqual({ width: 300, height: 200 });
  expect(fitInto(10_000, 1, 4096)).toEqual({ width: 4096, height: 1 });
});
