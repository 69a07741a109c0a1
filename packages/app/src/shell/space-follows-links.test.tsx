import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMemoryRouter, Link, RouterProvider } from '../platform/routing/router.tsx';
import { SpaceFollowsLinks } from './SpaceFollowsLinks.tsx';

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
let clicks = 0;
const container = document.createElement('div');

function open(): Promise<void> {
  return new Promise((resolve) => {
    function Page() {
      useEffect(resolve, []);
      return (
        <div style={{ height: 5000 }}>
          <SpaceFollowsLinks />
          <Link id="plain" href="/games">
            games
          </Link>
          <a id="button" role="button" href="/wrong" onClick={(event) => event.preventDefault()}>
            widget
          </a>
          <Link id="bare" href="javascript:alert(1)">
            an address nobody follows
          </Link>
          <a id="field" href="/wrong">
            <input />
          </a>
        </div>
      );
    }
    router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/'] });
    root = createRoot(container);
    root.render(<RouterProvider router={router} />);
  });
}

const element = (query: string) => container.querySelector<HTMLElement>(query);
const path = () => router.state.location.pathname;
const count = () => (clicks += 1);

beforeEach(async () => {
  document.body.append(container);
  clicks = 0;
  await open();
  container.addEventListener('click', count);
});

afterEach(() => {
  container.removeEventListener('click', count);
  root.unmount();
  container.remove();
  scrollTo(0, 0);
});

describe('the Space key', () => {
  it('follows the link that has the focus, and does not scroll', { tags: ['A11Y-01'] }, async () => {
    element('#plain')?.focus();
    await userEvent.keyboard(' ');
    await expect.poll(path).toBe('/games');
    expect([clicks, scrollY]).toEqual([1, 0]);
  });

  it('held down follows it once', { tags: ['A11Y-01'] }, async () => {
    element('#plain')?.focus();
    await userEvent.keyboard('{ >4/}');
    await expect.poll(path).toBe('/games');
    expect([clicks, scrollY]).toEqual([1, 0]);
  });

  it('is only a space in a field inside a link', { tags: ['A11Y-01'] }, async () => {
    const field = element('#field input') as HTMLInputElement;
    field.focus();
    await userEvent.keyboard('a b');
    expect([field.value, clicks, path()]).toEqual(['a b', 0, '/']);
  });

  it.each([
    ['on a link that is part of a widget', '#button', {}],
    ['on what has no address', '#bare', {}],
    ['with Shift, which scrolls back', '#plain', { shiftKey: true }],
    ['with Ctrl', '#plain', { ctrlKey: true }],
  ])('means nothing new %s', { tags: ['A11Y-01'] }, (_name, query, init) => {
    const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...init });
    expect([element(query)?.dispatchEvent(press), clicks, path()]).toEqual([true, 0, '/']);
  });

  it('is left to who has taken it already', { tags: ['A11Y-01'] }, () => {
    const take = (event: Event) => event.preventDefault();
    container.addEventListener('keydown', take);
    element('#plain')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
    );
    container.removeEventListener('keydown', take);
    expect([clicks, path()]).toEqual([0, '/']);
  });
});
