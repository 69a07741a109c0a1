/** Changes a field like user input: React and form libraries receive the events. */
export function enterText(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  // React's own setter on the element would note the text, and then ignore the event.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Clears an input; the focus stays in the field. */
export function emptyInput(input: HTMLInputElement): void {
  enterText(input, '');
  input.focus();
}
