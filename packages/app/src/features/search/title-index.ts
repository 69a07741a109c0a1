import { cleanTyped } from '@tulpar/api/contract';
import { azerbaijani, frame, plain, small, sound, similarity, retypings } from './spelling.ts';

export interface Title {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly provider: string;
}

interface Word {
  readonly plain: string;
  readonly sound: string;
  readonly frame: string;
  /** Indexes of the titles that contain the word. */
  readonly titles: number[];
}

/** Score of a typed word against a known one; a title scores the mean over the typed words. */
const FIT = {
  same: 100,
  sameSound: 92,
  start: 85,
  startSound: 76,
  near: 64,
  inflected: 58,
  middle: 54,
  nearStart: 48,
  frame: 38,
} as const;
/** Factors and penalties that rank one kind of match below another. */
const PROVIDER = 0.6;
const COST = { azerbaijani: 6, retyped: 12 } as const;
/** Penalty per title word that was not typed, and bonus if the title starts with the typed words. */
const EXTRA_WORD = 2;
const IN_ORDER = 8;
/** Titles below this share of the best score are not found. */
const MIN_SHARE = 0.6;
/** Minimum length of a typed word for a typo or a match inside a word. */
const ERROR_FROM = 4;
const MIDDLE_FROM = 3;
/** Maximum length of an ending added to a known word. */
const ENDING = 3;
/** Minimum length of a typed word that may be several words without spaces. */
const GLUED_FROM = 6;
/** Maximum length of an indexed name, and of the typed text. */
const LONGEST = 100;
/** Maximum number of typed words; more do not narrow the results. */
const MOST_WORDS = 6;

/** Score of a typed word (transliterated and phonetic) against a known one: 0 to 100. */
function fit(typed: string, typedSound: string, typedFrame: string, word: Word): number {
  if (word.plain === typed) return FIT.same;
  if (word.sound === typedSound) return FIT.sameSound;
  if (word.plain.startsWith(typed)) return FIT.start;
  if (typedSound !== '' && word.sound.startsWith(typedSound)) return FIT.startSound;
  if (typed.length < MIDDLE_FROM) return 0;
  let best = 0;
  if (typed.length >= ERROR_FROM) {
    const byLetter = similarity(typed, word.plain);
    const bySound = typedSound.length >= ERROR_FROM ? similarity(typedSound, word.sound) : null;
    if (byLetter === 'whole' || bySound === 'whole') return FIT.near;
    if (byLetter || bySound) best = FIT.nearStart;
    const ending = typedSound.length - word.sound.length;
    if (
      ending > 0 &&
      ending <= ENDING &&
      word.sound.length >= ERROR_FROM &&
      typedSound.startsWith(word.sound)
    )
      return FIT.inflected;
  }
  if (word.plain.includes(typed)) return FIT.middle;
  if (best === 0 && typedFrame.length > 1 && typedFrame === word.frame) return FIT.frame;
  return best;
}

/** Interpretations of the input: as typed, as Azerbaijani Latin, and on another keyboard layout. */
function readingsOf(text: string): { words: string[]; cost: number }[] {
  const typed = small(cleanTyped(text.slice(0, LONGEST)));
  const asTyped = plain(typed);
  const readings = [
    { text: asTyped, cost: 0 },
    { text: azerbaijani(asTyped), cost: COST.azerbaijani },
    ...retypings(typed).map((other) => ({ text: plain(other), cost: COST.retyped })),
  ];
  const seen = new Set<string>();
  return readings
    .filter(({ text: one }) => one !== '' && !seen.has(one) && seen.add(one))
    .map(({ text: one, cost }) => ({ words: one.split(' ').slice(0, MOST_WORDS), cost }));
}

/**
 * Search index of titles: Latin or Cyrillic, with or without Kazakh and Azerbaijani letters, phonetic, wrong keyboard
 * layout, one typo per word. Titles are added in batches, most played first; a search covers those already added.
 */
export class TitleIndex<T extends Title = Title> {
  readonly #titles: T[] = [];
  readonly #plainNames: string[] = [];
  readonly #glued: Pick<Word, 'plain' | 'sound'>[] = [];
  readonly #names = new Map<string, Word>();
  readonly #providers = new Map<string, Word>();

  get size(): number {
    return this.#titles.length;
  }

  add(titles: readonly T[]): void {
    for (const title of titles) {
      const position = this.#titles.push(title) - 1;
      const name = plain(title.name.slice(0, LONGEST));
      this.#plainNames.push(name);
      const words = enter(this.#names, name, position);
      // Also match names typed without spaces.
      this.#glued.push({
        plain: words.map((word) => word.plain).join(''),
        sound: words.map((word) => word.sound).join(''),
      });
      enter(this.#providers, plain(title.provider.slice(0, LONGEST)), position);
    }
  }

  /** Best titles for a text, best first; none without letters or digits, or below `least` (0 to 100). */
  find(text: string, limit: number, least = 0): T[] {
    const count = this.#titles.length;
    const best = new Float64Array(count);
    for (const reading of readingsOf(text)) {
      const scores = this.#score(reading.words);
      for (let position = 0; position < count; position += 1) {
        const score = scores[position] ?? 0;
        if (score > 0) best[position] = Math.max(best[position] ?? 0, score - reading.cost);
      }
    }
    const places: number[] = [];
    let top = 0;
    for (let position = 0; position < count; position += 1) {
      const score = best[position] ?? 0;
      if (score <= 0) continue;
      places.push(position);
      if (score > top) top = score;
    }
    return places
      .filter((position) => (best[position] ?? 0) >= Math.max(top * MIN_SHARE, least))
      .sort((a, b) => (best[b] ?? 0) - (best[a] ?? 0) || a - b)
      .slice(0, limit)
      .flatMap((position) => this.#titles[position] ?? []);
  }

  /** Scores of all titles for one interpretation; 0 where a word is missing. */
  #score(words: readonly string[]): Float64Array {
    const count = this.#titles.length;
    const total = new Float64Array(count).fill(1);
    const one = new Float64Array(count);
    for (const typed of words) {
      one.fill(0);
      const typedSound = sound(typed);
      const typedFrame = frame(typedSound);
      mark(one, this.#names, 1, typed, typedSound, typedFrame);
      mark(one, this.#providers, PROVIDER, typed, typedSound, typedFrame);
      if (words.length === 1 && typed.length >= GLUED_FROM) this.#markGlued(one, typed, typedSound);
      for (let position = 0; position < count; position += 1) {
        const score = one[position] ?? 0;
        total[position] = score > 0 && (total[position] ?? 0) > 0 ? (total[position] ?? 0) + score : 0;
      }
    }
    const phrase = words.join(' ');
    for (let position = 0; position < count; position += 1) {
      const sum = total[position] ?? 0;
      if (sum === 0) continue;
      const name = this.#plainNames[position] ?? '';
      const extra = Math.max(0, wordsIn(name) - words.length) * EXTRA_WORD;
      total[position] = Math.max(1, sum / words.length - extra + (name.startsWith(phrase) ? IN_ORDER : 0));
    }
    return total;
  }

  #markGlued(scores: Float64Array, typed: string, typedSound: string): void {
    for (const [position, glued] of this.#glued.entries())
      if (glued.plain.startsWith(typed) || glued.sound.startsWith(typedSound))
        scores[position] = Math.max(scores[position] ?? 0, FIT.startSound);
  }
}

function wordsIn(name: string): number {
  let count = 1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) count += 1;
  return count;
}

function enter(known: Map<string, Word>, text: string, position: number): Word[] {
  return text.split(' ').map((one) => {
    let word = known.get(one);
    if (!word) {
      const sounding = sound(one);
      word = { plain: one, sound: sounding, frame: frame(sounding), titles: [] };
      known.set(one, word);
    }
    if (word.titles.at(-1) !== position) word.titles.push(position);
    return word;
  });
}

function mark(
  scores: Float64Array,
  known: ReadonlyMap<string, Word>,
  share: number,
  typed: string,
  typedSound: string,
  typedFrame: string,
): void {
  for (const word of known.values()) {
    const score = fit(typed, typedSound, typedFrame, word) * share;
    if (score === 0) continue;
    for (const position of word.titles) if (score > (scores[position] ?? 0)) scores[position] = score;
  }
}
