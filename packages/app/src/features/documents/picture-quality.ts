/** Longer side of the copy used for the checks, px. */
export const checkSide = 640;

const MIN_VARIANCE = 60;
const GLARE = { luminance: 250, share: 0.015 };
const MARGIN = 0.01;
const MIN_MEAN = 50;
const MIN_SHORTER_SIDE = 900;
/** Minimum luminance difference of a document to its background, and its minimum share of the picture. */
const DOCUMENT = { contrast: 24, share: 0.15 };

export type PictureProblem = 'small' | 'dark' | 'blurred' | 'glare' | 'cropped';

/** Pixels of a canvas, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Luminance of each pixel, 0 to 255. */
export function luminance({ width, height, data }: Pixels): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at++) {
    const from = at * 4;
    light[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return light;
}

/** Variance of the Laplacian; low if nothing has a sharp edge. */
export function sharpness(light: Float32Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const value =
        (light[at - 1] ?? 0) +
        (light[at + 1] ?? 0) +
        (light[at - width] ?? 0) +
        (light[at + width] ?? 0) -
        4 * (light[at] ?? 0);
      sum += value;
      squares += value * value;
      count++;
    }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}

/** The largest connected area of pixels accepted by `isIn`, as pixel indexes. */
function largestArea(width: number, height: number, isIn: (at: number) => boolean): Int32Array {
  const seen = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let best: Int32Array = new Int32Array(0);
  const visit = (at: number, end: number) => {
    if (seen[at] === 1 || !isIn(at)) return end;
    seen[at] = 1;
    queue[end] = at;
    return end + 1;
  };
  for (let start = 0; start < seen.length; start++) {
    let end = visit(start, 0);
    for (let head = 0; head < end; head++) {
      const at = queue[head] ?? 0;
      const x = at % width;
      if (x > 0) end = visit(at - 1, end);
      if (x < width - 1) end = visit(at + 1, end);
      if (at >= width) end = visit(at - width, end);
      if (at < seen.length - width) end = visit(at + width, end);
    }
    if (end > best.length) best = queue.slice(0, end);
  }
  return best;
}

/** Luminance of the background: the median along the border. */
function backdrop(light: Float32Array, width: number, height: number): number {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(light[x] ?? 0, light[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++) border.push(light[y * width] ?? 0, light[y * width + width - 1] ?? 0);
  border.sort((one, other) => one - other);
  return border[border.length >> 1] ?? 0;
}

/** How many corners of the document are at least 1 % inside the picture; 0 if no document is found. */
export function visibleCorners(light: Float32Array, width: number, height: number): number {
  const base = backdrop(light, width, height);
  const area = largestArea(width, height, (at) => Math.abs((light[at] ?? 0) - base) >= DOCUMENT.contrast);
  if (area.length < width * height * DOCUMENT.share) return 0;
  // The corners of a tilted sheet are the pixels farthest towards the corners of the picture.
  const towards = [
    (x: number, y: number) => -x - y,
    (x: number, y: number) => x - y,
    (x: number, y: number) => y - x,
    (x: number, y: number) => x + y,
  ];
  return towards.filter((reach) => {
    let corner = 0;
    let farthest = -Infinity;
    for (const at of area) {
      const value = reach(at % width, Math.floor(at / width));
      if (value > farthest) [farthest, corner] = [value, at];
    }
    const [x, y] = [corner % width, Math.floor(corner / width)];
    const [marginX, marginY] = [width * MARGIN, height * MARGIN];
    return x >= marginX && x < width - marginX && y >= marginY && y < height - marginY;
  }).length;
}

/**
 * Problems of a document picture, worst first; none of them prevents sending (KYC-08, KYC-09). `pixels` is a
 * copy whose longer side is `checkSide`; `size` is the original size.
 */
export function findProblems(pixels: Pixels, size: { width: number; height: number }): PictureProblem[] {
  const { width, height } = pixels;
  const light = luminance(pixels);
  let sum = 0;
  for (const value of light) sum += value;
  const glare = largestArea(width, height, (at) => (light[at] ?? 0) >= GLARE.luminance).length;
  const found: [PictureProblem, boolean][] = [
    ['dark', sum / light.length < MIN_MEAN],
    ['blurred', sharpness(light, width, height) < MIN_VARIANCE],
    ['glare', glare >= light.length * GLARE.share],
    ['cropped', visibleCorners(light, width, height) < 4],
    ['small', Math.min(size.width, size.height) < MIN_SHORTER_SIDE],
  ];
  return found.filter(([, isWrong]) => isWrong).map(([problem]) => problem);
}
