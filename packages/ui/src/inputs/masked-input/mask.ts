import type { MaskitoMask, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

/** A mask written for people as maskito takes it: `0` stands for a digit of the player, the rest is fixed. */
export function patternOf(mask: string): (string | RegExp)[] {
  return [...mask].map((char) => (char === '0' ? /\d/u : char));
}

/** Digits written into a mask; what is fixed appears only between digits. */
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

/** The digits of a text, not more than `max`. */
export function digitsOf(text: string, max = Infinity): string {
  return text.replace(/\D/gu, '').slice(0, max);
}

/**
 * One press of Backspace or Delete next to a separator takes the digit behind it: a separator is not typed by the
 * player, so it must not cost a press. `prefix`: characters at the start nobody deletes.
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
 * For dates: `5.` becomes `05.`, and a digit that cannot begin a part (a day of 4…, a month of 2…) gets its zero.
 * `firstDigits`: the biggest first digit of each part by the position in the mask where the part begins.
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
    // After a full part the separator is still to come.
    const position = value.length - start === 2 ? value.length + 1 : value.length;
    const biggest = firstDigits[position];
    return { elementState, data: biggest !== undefined && Number(data) > biggest ? `0${data}` : data };
  };
}

/** Options of a masked field: the mask, and deleting that steps over separators. */
export function maskOptions(
  mask: string | MaskitoMask,
  { prefix = 0, preprocessors = [], ...more }: Omit<MaskitoOptions, 'mask'> & { prefix?: number } = {},
): MaskitoOptions {
  return {
    ...more,
    mask: typeof mask === 'string' ? patternOf(mask) : mask,
    preprocessors: [deleteAcrossSeparators(prefix), ...preprocessors],
  };
}
