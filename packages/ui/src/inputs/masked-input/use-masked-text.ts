import type { MaskitoOptions, MaskitoMask, MaskitoPreprocessor } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import {
  type FormEvent,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { plainDigits } from '../../internal/plain-digits.ts';
import { TextHistory, useTextHistory } from '../../internal/text-history.ts';

/** Converts a mask for maskito: `0` is any digit, every other character is fixed. */
export function patternOf(mask: string): (string | RegExp)[] {
  return [...mask].map((char) => (char === '0' ? /\d/u : char));
}

/** Writes digits into a mask; fixed characters appear only before a digit. */
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
 * Makes one Backspace or Delete at a separator remove the digit beyond it, because the player did not type
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
 * `firstDigits`: the largest allowed first digit of a part, by the part's position in the mask.
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
    // After two digits, the next one comes after the separator.
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

/** Input of `useMaskedText`. `mask` must be referentially stable. */
export interface MaskedText {
  mask: MaskitoOptions | null;
  value: string;
  /** Displayed text of a value. */
  format: (value: string) => string;
  /** Value of a displayed text, complete or not. */
  read: (text: string) => string;
  /** Called when the user changes the value by typing, pasting or autofill. `text` is the displayed text. */
  onRead: (value: string, text: string) => void;
  /**
   * Parses inserted text (paste, autofill, keyboard suggestion). Returns the text to display, or null for a
   * partial one, which goes through the mask like typing.
   */
  readInserted?: ((raw: string) => string | null) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Autofill has no input type, and replacements by the browser have their own. */
const isFilledIn = (event: Event) => {
  const { inputType } = event as Partial<InputEvent>;
  return !inputType || inputType === 'insertReplacementText';
};

/**
 * Connects a text field to a mask. The field is uncontrolled, so that mask, caret and composition work; a value from
 * outside is written only if it differs.
 */
export function useMaskedText({ mask, value, format, read, onRead, readInserted, ref }: MaskedText) {
  const own = useRef<HTMLInputElement>(null);
  const lastValue = useRef(value);
  const masked = useMaskito({ options: mask });
  const refs = useCallback(
    (node: HTMLInputElement | null) => mergeRefs<HTMLInputElement>(own, masked, ref)(node),
    [masked, ref],
  );
  const [defaultValue] = useState(() => format(value));

  const emit = (text: string) => {
    const next = read(text);
    lastValue.current = next;
    onRead(next, text);
  };
  const [history] = useState(() => new TextHistory());
  useTextHistory(own, history, (_input, text) => emit(text));

  const write = useEffectEvent((input: HTMLInputElement) => {
    lastValue.current = value;
    input.value = format(value);
    history.note(input);
  });
  useLayoutEffect(() => {
    if (own.current && value !== lastValue.current) write(own.current);
  }, [value]);

  /** Writes an inserted complete text without the mask, which would truncate it. */
  const take = useEffectEvent((event: Event, input: HTMLInputElement, raw: string) => {
    const text = readInserted?.(plainDigits(raw)) ?? null;
    if (text === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(text.length, text.length);
    history.note(input);
    emit(text);
  });
  useEffect(() => {
    const input = own.current;
    if (!input) return;
    const stop = new AbortController();
    // Capture listeners run before the mask's own listeners on the same element.
    const options = { capture: true, signal: stop.signal };
    input.addEventListener(
      'beforeinput',
      (event) => {
        const raw = event.data ?? event.dataTransfer?.getData('text') ?? '';
        if (!event.isComposing && raw.length > 1) take(event, input, raw);
      },
      options,
    );
    input.addEventListener(
      'input',
      (event) => {
        if (isFilledIn(event) && input.value) take(event, input, input.value);
      },
      options,
    );
    input.addEventListener('compositionend', (event) => take(event, input, event.data), options);
    // Some password managers dispatch only `change`, but the mask needs `input`.
    const onChange = () =>
      history.isBehind(input) && input.dispatchEvent(new Event('input', { bubbles: true }));
    input.addEventListener('change', onChange, options);
    return () => stop.abort();
  }, [history]);

  return {
    ref: refs,
    defaultValue,
    onInput: ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
      history.note(input);
      emit(input.value);
    },
  };
}
