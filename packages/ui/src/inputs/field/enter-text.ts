/** Changes an input like user input: React and form libraries receive the event. */
export function enterText(input: HTMLInputElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Clears an input; the focus stays in the field. */
export function emptyInput(input: HTMLInputElement): void {
  enterText(input, '');
  input.focus();
}

/**
 * Reports what was typed into a server-rendered input before React took it over: React leaves the text in the element
 * without an event, and would remove it with the next render. `known` is the text of that first render.
 */
export function reportTyped(input: HTMLInputElement, known: string): void {
  const typed = input.value;
  if (typed === known) return;
  // React ignores an event unless the text differs from the one it set.
  input.value = known;
  enterText(input, typed);
}
