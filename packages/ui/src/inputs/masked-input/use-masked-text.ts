import type { MaskitoOptions } from '@maskito/core';
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

/** Options of a masked field. `mask` must be referentially stable. */
export interface MaskedText {
  mask: MaskitoOptions | null;
  /** Value in the form. */
  value: string;
  /** Displayed text of a value. */
  format: (value: string) => string;
  /** Value of a displayed text, complete or not. */
  read: (text: string) => string;
  /** The user changed the value by typing, pasting or autofill. `text` is the displayed text. */
  onRead: (value: string, text: string) => void;
  /**
   * Parses inserted text (paste, autofill, keyboard suggestion). Returns the text to display, or null for a
   * partial one, which goes through the mask like typing.
   */
  readInserted?: ((raw: string) => string | null) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Typing and deleting have an input type; autofill has none. */
const isFilledIn = (event: Event) => {
  const { inputType } = event as Partial<InputEvent>;
  return !inputType || inputType === 'insertReplacementText';
};

/**
 * Connects a text field to a mask. The field is uncontrolled, so that mask, caret and composition work; an
 * outside value is written only if it differs.
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

  const write = useEffectEvent((input: HTMLInputElement) => {
    lastValue.current = value;
    input.value = format(value);
  });
  useLayoutEffect(() => {
    if (own.current && value !== lastValue.current) write(own.current);
  }, [value]);

  /** Inserts a complete text without the mask, which would cut it off. */
  const take = useEffectEvent((event: Event, input: HTMLInputElement, raw: string) => {
    const text = readInserted?.(plainDigits(raw)) ?? null;
    if (text === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(text.length, text.length);
    emit(text);
  });
  useEffect(() => {
    const input = own.current;
    if (!input) return;
    const stop = new AbortController();
    // In the capture phase, before the mask, which listens on the same element.
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
    return () => stop.abort();
  }, []);

  return {
    ref: refs,
    defaultValue,
    onInput: (event: FormEvent<HTMLInputElement>) => emit(event.currentTarget.value),
  };
}
