import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { endEarlyPresses, noteControls, pressAgain, takeOverFields } from './early-actions.ts';

interface Values {
  text: string;
  note: string;
  city: string;
  terms: boolean;
  currency: string;
  later: string;
}
const start: Values = { text: '', note: 'Salem', city: 'ast', terms: false, currency: 'KZT', later: '' };
/** Values of the fields in React's state. */
let known: Values = start;
/** Runs right after the first commit, before its passive effects. */
let afterCommit = () => {};
let sent: Values[] = [];

const Later = lazy(async () => {
  await Promise.resolve();
  return { default: ({ field }: { field: ReactNode }) => field };
});

const never = () => () => {};

function Form() {
  const [values, setValues] = useState(start);
  const [isOpen, setIsOpen] = useState(false);
  // Renders the hydrated fields again right after the first commit.
  const hasMore = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  useEffect(() => {
    known = values;
  });
  useLayoutEffect(() => {
    takeOverFields();
    afterCommit();
  }, []);
  useEffect(pressAgain, []);
  return (
    <main>
      <form
        aria-label="form"
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(values);
        }}
      >
        <input
          name="text"
          aria-label="text"
          value={values.text}
          onChange={(e) => set({ text: e.target.value })}
        />
        <textarea
          name="note"
          aria-label="note"
          value={values.note}
          onChange={(e) => set({ note: e.target.value })}
        />
        <select
          name="city"
          aria-label="city"
          value={values.city}
          onChange={(e) => set({ city: e.target.value })}
        >
          <option value="alm">Almaty</option>
          <option value="ast">Astana</option>
        </select>
        <input
          type="checkbox"
          name="terms"
          aria-label="terms"
          checked={values.terms}
          onChange={(e) => set({ terms: e.target.checked })}
        />
        {['KZT', 'AZN'].map((one) => (
          <input
            key={one}
            type="radio"
            name="currency"
            aria-label={one}
            value={one}
            checked={values.currency === one}
            onChange={() => set({ currency: one })}
          />
        ))}
        <Suspense>
          <Later
            field={
              <input
                name="later"
                aria-label="later"
                value={values.later}
                onChange={(e) => set({ later: e.target.value })}
              />
            }
          />
        </Suspense>
        <button type="button" aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
          open
        </button>
        <button type="submit">send</button>
      </form>
      <ul aria-label="row" className="overflow-x-auto" style={{ width: 100, overflowX: 'auto' }}>
        <li style={{ width: 900 }}>wide</li>
      </ul>
      {hasMore && <p>more</p>}
    </main>
  );
}

/**
 * A page with a part that only the server renders, like the sidebar for a narrow window that is not known as a phone.
 */
function Page() {
  const isNarrow = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      {!isNarrow && <button type="button">open</button>}
      <Form />
    </>
  );
}

let root: Root | null = null;
let box: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  box?.remove();
  known = start;
  afterCommit = () => {};
  sent = [];
  delete window.early;
});

/** Finds the first element of a selector, which must have this type. */
function find<T extends HTMLElement>(kind: new () => T, selector: string): T {
  const found = document.querySelector(`#root ${selector}`);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}
const input = (name: string) => find(HTMLInputElement, name);
const button = (name: string) => find(HTMLButtonElement, name);

async function draw(): Promise<HTMLElement> {
  const stream = await renderToReadableStream(<Page />);
  await stream.allReady;
  box = document.createElement('div');
  box.id = 'root';
  box.innerHTML = await new Response(stream).text();
  document.body.append(box);
  return box;
}

function run(page: HTMLElement, way: 'hydrated' | 'rendered again') {
  noteControls();
  if (way === 'hydrated') {
    endEarlyPresses();
    root = hydrateRoot(page, <Page />);
  } else {
    root = createRoot(page);
    root.render(<Page />);
  }
}

describe.each(['hydrated', 'rendered again'] as const)('On a page that is %s', (way) => {
  it('React receives every change that was made before', { tags: ['FIRST-01'] }, async () => {
    const page = await draw();
    await userEvent.fill(input('[name="text"]'), 'abc');
    await userEvent.fill(find(HTMLTextAreaElement, 'textarea'), 'Salem, Tulpar');
    await userEvent.selectOptions(find(HTMLSelectElement, 'select'), 'alm');
    await userEvent.click(input('[name="terms"]'));
    await userEvent.click(input('[value="AZN"]'));
    await userEvent.fill(input('[name="later"]'), 'soon');
    run(page, way);
    const changed = {
      text: 'abc',
      note: 'Salem, Tulpar',
      city: 'alm',
      terms: true,
      currency: 'AZN',
      later: 'soon',
    };
    await expect.poll(() => known).toEqual(changed);
    expect(find(HTMLTextAreaElement, 'textarea').value).toBe('Salem, Tulpar');
    expect(find(HTMLSelectElement, 'select').value).toBe('alm');
    expect(input('[name="terms"]').checked).toBe(true);
    expect(input('[value="AZN"]').checked).toBe(true);
  });

  it('the focus and the caret are where the visitor left them', { tags: ['FIRST-01'] }, async () => {
    const page = await draw();
    await userEvent.fill(input('[name="text"]'), 'abcd');
    input('[name="text"]').setSelectionRange(1, 2);
    run(page, way);
    await expect.poll(() => known.text).toBe('abcd');
    const field = input('[name="text"]');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
  });

  it('a field that the visitor left has no focus', { tags: ['FIRST-01'] }, async () => {
    const page = await draw();
    await userEvent.fill(input('[name="text"]'), 'abcd');
    run(page, way);
    input('[name="text"]').blur();
    await expect.poll(() => known.text).toBe('abcd');
    expect(document.activeElement).toBe(document.body);
  });

  it('what was pressed is pressed again in order with new values', { tags: ['FIRST-01'] }, async () => {
    const page = await draw();
    await userEvent.fill(input('[name="text"]'), 'abc');
    window.early = new Set([button('[aria-pressed]'), button('[type="submit"]')]);
    run(page, way);
    await expect.poll(() => sent.map(({ text }) => text)).toEqual(['abc']);
    expect(button('[aria-pressed]').ariaPressed).toBe('true');
  });

  it('a press that React has handled is not repeated', { tags: ['FIRST-01'] }, async () => {
    const page = await draw();
    window.early = new Set();
    // Records a press as the document's listener does.
    addEventListener('click', ({ target }) => window.early?.add(target as HTMLElement), {
      capture: true,
      once: true,
    });
    afterCommit = () => queueMicrotask(() => button('[aria-pressed]').click());
    run(page, way);
    await expect.poll(() => document.querySelector('#root p')).not.toBeNull();
    await expect.poll(() => button('[aria-pressed]').ariaPressed).toBe('true');
  });

  it('a row stays where it was scrolled', { tags: ['FIRST-01'] }, async () => {
    const page = await draw();
    find(HTMLUListElement, 'ul').scrollLeft = 150;
    run(page, way);
    await expect.poll(() => document.querySelector('#root p')).not.toBeNull();
    await expect.poll(() => find(HTMLUListElement, 'ul').scrollLeft).toBe(150);
  });

  it('a form that was sent with Enter is sent', { tags: ['FIRST-01'] }, async () => {
    const page = await draw();
    window.early = new Set([find(HTMLFormElement, 'form')]);
    run(page, way);
    await expect.poll(() => sent).toHaveLength(1);
  });
});
