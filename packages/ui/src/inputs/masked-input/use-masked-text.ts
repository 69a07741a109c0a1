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

/** How a masked field reads and writes. `mask` must keep its identity between renders. */
export interface MaskedText {
  mask: MaskitoOptions | null;
  /** What the form holds. */
  value: string;
  /** The value as the field shows it. */
  format: (value: string) => string;
  /** The value of what stands in the field, finished or not. */
  read: (text: string) => string;
  /** The value came from the player: typed, pasted, filled in by the browser. `text` is what the field shows. */
  onRead: (value: string, text: string) => void;
  /**
   * Reads what is put in at once: pasted, filled in by the browser, suggested by a keyboard. Returns the text the
   * field shall show, or null for a part, which goes through the mask like typing.
   */
  readInserted?: ((raw: string) => string | null) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Typing and deleting name their kind; a browser that fills a field in names none. */
const isFilledIn = (event: Event) => {
  const { inputType } = event as Partial<InputEvent>;
  return !inputType || inputType === 'insertReplacementText';
};

/**
 * Ties a text field to a mask. The text belongs to the element, where the mask, the caret and the keyboard's own
 * composition work; the value from outside is written into it only when it is news.
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

  /** Takes a whole text past the mask, which would cut it where it does not fit. */
  const take = useEffectEvent((event: Event, input: HTMLInputElement, raw: string) => {
    const text = readInserted?.(raw) ?? null;
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
    // Ahead of the mask, which listens on the same element.
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
