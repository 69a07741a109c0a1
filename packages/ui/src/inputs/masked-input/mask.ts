import type { MaskitoMask, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { plainDigits } from '../../internal/plain-digits.ts';

/** Converts a readable mask for maskito: `0` is any digit, everything else is fixed. */
export function patternOf(mask: string): (string | RegExp)[] {
  return [...mask].map((char) => (char === '0' ? /\d/u : char));
}

/** Writes digits into a mask; fixed characters appear only between digits. */
export function fillMask(mask: string, digits: string): string {
  let rest = digits;
  let out = '';
  for (const char of mask) {
    if (!rest) break;
    if (char === '0') {
      out += rest.charAt(0);
      rest = rest.slice(1);
    } else out += char;
  }
  return out;
}

/** Digits of a text, at most `max`. */
export function digitsOf(text: string, max = Infinity): string {
  return text.replace(/\D/gu, '').slice(0, max);
}

/**
 * Makes one Backspace or Delete at a separator remove the digit behind it, because the player did not type
 * the separator. `prefix`: length of the fixed start, which is never deleted.
 */
export function deleteAcrossSeparators(prefix = 0): MaskitoPreprocessor {
  return ({ elementState }, action) => {
    if (action !== 'deleteBackward' && action !== 'deleteForward') return { elementState };
    const { value, selection } = elementState;
    let [from, to] = selection;
    if (/\d/u.test(value.slice(from, to))) return { elementState };
    const isDigit = (at: number) => /\d/u.test(value.charAt(at));
    if (action === 'deleteBackward') while (from > prefix && !isDigit(from)) from -= 1;
    else while (to < value.length && !isDigit(to - 1)) to += 1;
    return { elementState: from < prefix ? elementState : { value, selection: [from, to] } };
  };
}

/**
 * For dates: `5.` becomes `05.`, and a digit that cannot start a part (day 4…, month 2…) gets a leading zero.
 * `firstDigits`: the largest first digit of each part, by its position in the mask.
 */
export function padParts(
  separator: string,
  firstDigits: Readonly<Record<number, number>>,
): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const [from, to] = selection;
    const atEnd = from === to && to === value.length;
    if (action !== 'insert' || data.length !== 1 || !atEnd) return { elementState, data };
    const start = value.lastIndexOf(separator) + 1;
    if (!/\d/u.test(data)) {
      const isHalf = value.length - start === 1 && start in firstDigits;
      if (!isHalf) return { elementState, data };
      const padded = `${value.slice(0, start)}0${value.slice(start)}`;
      return {
        elementState: { value: padded, selection: [padded.length, padded.length] },
        data: separator,
      };
    }
    // After a complete part the separator follows.
    const position = value.length - start === 2 ? value.length + 1 : value.length;
    const biggest = firstDigits[position];
    return { elementState, data: biggest !== undefined && Number(data) > biggest ? `0${data}` : data };
  };
}

const readDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: plainDigits(elementState.value) },
  data: plainDigits(data),
});

/** Options of a masked field: the mask, digits of other scripts, and deletion across separators. */
export function maskOptions(
  mask: string | MaskitoMask,
  { prefix = 0, preprocessors = [], ...more }: Omit<MaskitoOptions, 'mask'> & { prefix?: number } = {},
): MaskitoOptions {
  return {
    ...more,
    mask: typeof mask === 'string' ? patternOf(mask) : mask,
    preprocessors: [readDigits, deleteAcrossSeparators(prefix), ...preprocessors],
  };
}
