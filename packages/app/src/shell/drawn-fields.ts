import { enterText } from '@tulpar/ui/field';

/** Fields of a server-rendered page that the browser renders again, and the one with the focus. */
let drawn: readonly HTMLInputElement[] = [];
let focused: EventTarget | null = null;
const follow = ({ target }: FocusEvent) => (focused = target);

/** Notes the fields of a page that is about to be rendered again; a removed element keeps its text. */
export function noteDrawnFields(page: HTMLElement): void {
  drawn = [...page.querySelectorAll('input')];
  focused = document.activeElement;
  page.addEventListener('focusin', follow);
}

/**
 * Enters what was typed or chosen in the former fields into the new ones of the same name, and gives the focus back
 * (FIRST-01). In the commit that replaces them, so that no key press is lost in between.
 */
export function refillFields(): void {
  document.getElementById('root')?.removeEventListener('focusin', follow);
  const last = focused;
  for (const field of drawn) {
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    const choice = isChoice ? `[value="${CSS.escape(field.value)}"]` : '';
    const name = CSS.escape(field.name);
    const input = document.querySelector<HTMLInputElement>(`#root input[name="${name}"]${choice}`);
    if (input === null) continue;
    if (!isChoice && field.value !== field.defaultValue) enterText(input, field.value);
    else if (field.checked !== field.defaultChecked && field.checked !== input.checked) input.click();
    if (field === last) input.focus();
  }
  drawn = [];
  focused = null;
}
