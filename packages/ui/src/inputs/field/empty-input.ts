/**
 * Clears an input like user input: React and form libraries receive the event, and the focus stays in the
 * field.
 */
export function emptyInput(input: HTMLInputElement): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
