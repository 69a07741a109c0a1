/**
 * Empties an input as a person would: React and form libraries hear the event, and the caret stays in the field.
 */
export function emptyInput(input: HTMLInputElement): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
