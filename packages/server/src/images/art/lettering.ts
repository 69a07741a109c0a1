import { capRatio, f1, line, naturalWidth, type Face, type Voice } from './outlines.ts';

const SMALL = /^(of|the|&|and|о)$/i;
const SERIF: readonly Voice[] = ['elegant', 'deco', 'myth', 'gothic'];
const MIXED_CASE: readonly Face[] = ['elegant', 'elegantC', 'gothic', 'deco'];
const TRACKING: Partial<Record<Face, number>> = { myth: 0.02, tech: 0.01, deco: 0.01, gothic: 0.01 };

function faceFor(title: string, voice: Voice): Face {
  if (!/[а-яёәғқңөұүһі]/i.test(title)) return voice;
  return SERIF.includes(voice) ? 'elegantC' : 'techC';
}

/** Breaks a title where it reads best in two lines of like weight. */
function linesOf(title: string): string[] {
  const words = title.split(' ');
  const [first = '', second = '', third = ''] = words;
  if (words.length === 1) return [title];
  if (words.length === 2) return title.length <= 8 ? [title] : words;
  if (words.length === 3) {
    if (SMALL.test(second)) return first.length <= 5 ? [`${first} ${second}`, third] : words;
    if (first.length <= 3) return [`${first} ${second}`, third];
    if (third.length <= 3) return [first, `${second} ${third}`];
    return [`${first} ${second}`, third];
  }
  return [words.slice(0, 2).join(' '), words.slice(2).join(' ')];
}

export interface Lockup {
  /** Path elements, origin at the bottom centre. */
  g: string;
  /** px */
  height: number;
}

/** The title of a game as a block of lettering: lines justified to one width, no taller than `totalMax` px. */
export function lockup(title: string, voice: Voice, width = 392, maxCap = 96, totalMax = 170): Lockup {
  const name = faceFor(title, voice);
  const text = MIXED_CASE.includes(name) ? title : title.toUpperCase();
  const tracking = TRACKING[name] ?? 0;
  const ratio = capRatio(name);
  const gap = name === 'gothic' ? 16 : name === 'elegant' ? 18 : 13;
  let rows = linesOf(text).map((words) => {
    const natural = naturalWidth(name, words, tracking);
    const size = Math.min(width / natural, maxCap / ratio);
    return { words, cap: size * ratio, width: natural * size };
  });
  const total = rows.reduce((sum, row) => sum + row.cap, 0) + gap * (rows.length - 1);
  if (total > totalMax) {
    const k = totalMax / total;
    rows = rows.map((row) => ({ words: row.words, cap: row.cap * k, width: row.width * k }));
  }
  const arch = name === 'fun' || name === 'slab' ? 12 : 0;
  let y = 0;
  const paths: string[] = [];
  for (const row of rows.toReversed()) {
    const set = line(name, row.words, { tracking, arch: arch * (row.width / width), width: row.width });
    paths.push(`<path transform="translate(${f1(-row.width / 2)} ${f1(y)})" d="${set.d}"/>`);
    y -= row.cap + gap;
  }
  return { g: paths.join(''), height: -y - gap + arch };
}
