import { createRef, StrictMode, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cases, rendered } from './cases.tsx';

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let root: Root;
let home: HTMLElement;
let said: unknown[][];

beforeEach(() => {
  said = [];
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void said.push(words));
  home = document.body.appendChild(document.createElement('div'));
  root = createRoot(home);
});

afterEach(() => {
  root.unmount();
  home.remove();
  vi.restoreAllMocks();
});

/** Puts an element on the page, twice through effects, as development does. */
async function show(element: ReactElement) {
  root.render(<StrictMode>{element}</StrictMode>);
  await vi.waitFor(() => expect(document.body.textContent.length + home.innerHTML.length).toBeGreaterThan(0));
}

describe.each(Object.entries(cases))('%s', (_name, make) => {
  it('forwards ref and className, and says nothing to the console', async () => {
    const ref = createRef<Element>();
    await show(make({ className: 'probe-class', ref: ref as never }));
    await vi.waitFor(() => expect(ref.current).toBeInstanceOf(Element));
    expect(document.querySelector('.probe-class')).not.toBeNull();
    expect(said).toEqual([]);
  });

  it('renders on the server', () => {
    expect(() => renderToString(make({ className: 'probe-class', ref: null as never }))).not.toThrow();
    expect(said).toEqual([]);
  });
});

describe.each(Object.entries(rendered))('%s', (_name, element) => {
  it('renders in both places in silence', async () => {
    await show(element);
    expect(renderToString(element)).not.toBe('');
    expect(said).toEqual([]);
  });
});

describe('the package', () => {
  it('has a story file beside every component', () => {
    const folderOf = (path: string) => path.split('/')[1] ?? '';
    const withStories = new Set(Object.keys(import.meta.glob('../*/*.stories.tsx')).map(folderOf));
    // Parts of other components, seen in their stories.
    const parts = new Set(['field', 'option-list', 'flag', 'icon-link']);
    const components = Object.keys(import.meta.glob(['../*/[A-Z]*.tsx', '!../*/*.stories.tsx'])).map(
      folderOf,
    );
    expect(components.length).toBeGreaterThan(20);
    expect(components.filter((folder) => !withStories.has(folder) && !parts.has(folder))).toEqual([]);
  });
});
