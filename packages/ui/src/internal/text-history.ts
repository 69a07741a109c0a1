import { type RefObject, useEffect, useEffectEvent } from 'react';

interface TextState {
  readonly text: string;
  readonly caret: number;
}

type Direction = 'undo' | 'redo';

const MAX_STATES = 100;

/** Earlier and undone texts of a field. */
export class TextHistory {
  #now: TextState | null = null;
  #past: TextState[] = [];
  #future: TextState[] = [];

  /** Call before a change: undo restores the caret of this moment. */
  sync({ value, selectionStart }: HTMLInputElement): void {
    this.#now = { text: value, caret: selectionStart ?? value.length };
  }

  /** Call after a change, to make it undoable. */
  note(input: HTMLInputElement): void {
    if (this.#now !== null && this.#now.text !== input.value) {
      this.#past = [...this.#past, this.#now].slice(-MAX_STATES);
      this.#future = [];
    }
    this.sync(input);
  }

  /** Whether the text of the field differs from the one noted last. */
  isBehind({ value }: HTMLInputElement): boolean {
    return this.#now?.text !== value;
  }

  step(direction: Direction): TextState | null {
    const [from, to] = direction === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past];
    const next = this.#now && from.pop();
    if (!this.#now || !next) return null;
    to.push(this.#now);
    this.#now = next;
    return next;
  }
}

/** Latin letter of a key. In a Cyrillic layout only `code`, the position of the key, contains it. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/iu.test(key) ? key.toUpperCase() : code.replace(/^Key/u, '');

function directionOfKey(event: KeyboardEvent): Direction | null {
  if (event.isComposing || event.altKey || event.ctrlKey === event.metaKey) return null;
  const letter = letterOf(event);
  if (letter === 'Z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'Y' && event.ctrlKey && !event.shiftKey ? 'redo' : null;
}

const directions: Readonly<Record<string, Direction>> = { historyUndo: 'undo', historyRedo: 'redo' };

/**
 * Undo and redo of a field that rewrites its own text. The browser's own undo knows only what was typed, so it would
 * give another text. `restore` is called after the field shows the earlier text.
 */
export function useTextHistory(
  own: RefObject<HTMLInputElement | null>,
  history: TextHistory,
  restore: (input: HTMLInputElement, text: string) => void,
): void {
  const restoreFrom = useEffectEvent((input: HTMLInputElement, direction: Direction) => {
    const state = input.disabled || input.readOnly ? null : history.step(direction);
    if (!state) return;
    input.value = state.text;
    input.setSelectionRange(state.caret, state.caret);
    restore(input, state.text);
  });

  useEffect(() => {
    const input = own.current;
    if (!input) return;
    history.sync(input);
    const stop = new AbortController();
    // Capture listeners run before a mask's own listeners on the same element.
    const options = { capture: true, signal: stop.signal };
    const take = (event: Event, direction: Direction) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      restoreFrom(input, direction);
    };
    input.addEventListener(
      'keydown',
      (event) => {
        const direction = directionOfKey(event);
        if (direction) take(event, direction);
      },
      options,
    );
    input.addEventListener(
      'beforeinput',
      (event) => {
        const direction = directions[event.inputType];
        if (direction) take(event, direction);
        else if (!event.isComposing) history.sync(input);
      },
      options,
    );
    return () => stop.abort();
  }, [own, history]);
}
