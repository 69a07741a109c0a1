import { enterText } from '@tulpar/ui/field';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A field, button, form, link, or an area that scrolls by itself. */
type Control = HTMLElement;

declare global {
  interface Window {
    /** Buttons pressed and forms sent before the app runs, in order; recorded by a script in `index.html`. */
    early?: Set<Control>;
  }
}

/** Controls of the page that the server rendered. */
let drawn: readonly Control[] = [];
let focused: Element | null = null;
/** Fields as the visitor left them. */
const left = new Map<Field, Left>();
/** Offsets of areas that the visitor scrolled, px. */
const scrolled = new Map<Control, { readonly left: number; readonly top: number }>();
let pressed: Iterable<Control> = [];

const AREA = ':is(.overflow-x-auto, .overflow-y-auto)';

const controls = () => [
  ...document.querySelectorAll<Control>(`#root :is(input, textarea, select, button, form, a, ${AREA})`),
];
const isChoice = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
const isField = (control: Element): control is Field => control.matches('input, textarea, select');

/**
 * Properties that identify a control after React has rendered the page again. Ids differ then, and so do the controls
 * outside `main` if the window is not as wide as the server assumed.
 */
const keyOf = (control: Control) =>
  [
    control.closest('main') !== null,
    control.tagName,
    control.getAttribute('type'),
    control.getAttribute('name'),
    control.getAttribute('href'),
    isChoice(control) ? control.value : null,
    control.matches(`button:not([type="submit"]), ${AREA}`)
      ? (control.getAttribute('aria-label') ?? control.textContent)
      : null,
  ].join('\n');

/** Current control for one that the server rendered: the same element, unless React has rendered the page again. */
function successor(control: Control): Control | undefined {
  if (control.isConnected) return control;
  const key = keyOf(control);
  const alike = (others: readonly Control[]) => others.filter((other) => keyOf(other) === key);
  return alike(controls())[alike(drawn).indexOf(control)];
}

/** Ends the document's record of presses: from now on React handles every press of the page. */
export function endEarlyPresses(): void {
  pressed = window.early ?? pressed;
  delete window.early;
}

interface Left {
  readonly value: string;
  readonly checked: boolean;
  readonly files: FileList | null;
}

function read(field: Field): Left {
  const { checked, files } = field instanceof HTMLInputElement ? field : { checked: false, files: null };
  return { value: field.value, checked, files };
}

/** Value of a field by its markup, which is what React rendered. */
const initial = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

const isChanged = (field: Field) =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== initial(field);

function note(field: Field): void {
  if (isChanged(field)) left.set(field, read(field));
}

function noteScroll(area: Control): void {
  const { scrollLeft: left, scrollTop: top } = area;
  if (left > 0 || top > 0) scrolled.set(area, { left, top });
  else scrolled.delete(area);
}

const WATCHED = ['focusin', 'focusout', 'input', 'change', 'scroll'];

function follow({ type, target }: Event) {
  if (!(target instanceof HTMLElement)) return;
  if (type === 'focusin') focused = target;
  // Deferred: if React removes the focused element, its replacement must still get the focus.
  else if (type === 'focusout') queueMicrotask(() => (focused = null));
  else if (type === 'scroll') {
    if (target.matches(AREA)) noteScroll(target);
  } else if (isField(target)) {
    left.delete(target);
    note(target);
  }
}

/** Notes the controls of the server's page, which React is about to hydrate or to replace. */
export function noteControls(): void {
  drawn = controls();
  drawn.filter(isField).forEach(note);
  drawn.filter((control) => control.matches(AREA)).forEach(noteScroll);
  focused = document.activeElement;
  // In the capture phase, because `scroll` does not bubble.
  for (const type of WATCHED) document.addEventListener(type, follow, true);
}

/**
 * Repeats a visitor's change as an event. A choice or text is first set to what React rendered, or React would ignore
 * the event.
 */
function repeat(field: Field, { value, checked, files }: Left): void {
  if (isChoice(field)) {
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return;
    field.checked = field.defaultChecked;
    field.click();
  } else if (field.type === 'file' && field instanceof HTMLInputElement) {
    field.files = files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLSelectElement) {
    enterText(field, value);
  } else if (value !== field.defaultValue) {
    field.value = field.defaultValue;
    // A part of the page that is not yet hydrated is hydrated for this event.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    enterText(field, value);
  }
}

/** Start and end of the selection; null for fields without one. */
const selectionOf = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? ([element.selectionStart, element.selectionEnd] as const)
    : ([null, null] as const);

/**
 * Takes over what a visitor typed, chose and focused on the server's page before the app ran (FIRST-01). Call it in the
 * commit of the first page: the fields may be rendered again right after it, and key presses in between would be lost.
 */
export function takeOverFields(): void {
  endEarlyPresses();
  for (const type of WATCHED) document.removeEventListener(type, follow, true);
  drawn.filter(isField).forEach(note);
  const last = drawn.find((control) => control === focused);
  const [start, end] = selectionOf(last ?? null);
  // After the commit, when React handles events of every part of the page.
  queueMicrotask(() => {
    flushSync(() => {
      for (const [former, one] of left) {
        const field = successor(former);
        if (field && isField(field)) repeat(field, one);
      }
    });
    const field = last && successor(last);
    if (!field) return;
    if (field !== last) field.focus({ preventScroll: true });
    if (start !== null && isField(field) && 'setSelectionRange' in field) field.setSelectionRange(start, end);
  });
}

/**
 * Presses again what was pressed before the app ran (FIRST-01), after its fields are filled. Areas are scrolled after
 * the effects of the first commit, which scroll some to their current item.
 */
export function pressAgain(): void {
  queueMicrotask(() => {
    for (const [area, offset] of scrolled) successor(area)?.scrollTo({ ...offset, behavior: 'instant' });
    for (const control of pressed) {
      const again = successor(control);
      if (again instanceof HTMLFormElement) again.requestSubmit();
      else {
        // Tabs follow the focus, which a pressed button already has.
        again?.blur();
        again?.click();
      }
    }
    drawn = [];
    left.clear();
    scrolled.clear();
    pressed = [];
    focused = null;
  });
}
