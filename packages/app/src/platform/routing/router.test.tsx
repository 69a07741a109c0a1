import { Profiler, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const motion = vi.hoisted(() => ({ isCalm: false, isModest: false }));
vi.mock('../device/device.ts', () => ({ isModest: () => motion.isModest }));
vi.mock('../device/media-query.ts', () => ({ CALM: '', matchesMedia: () => motion.isCalm }));

const { createMemoryRouter, Link, RouterProvider, useIsCurrent, useLocation } = await import('./router.tsx');
const { useBack } = await import('./back-link.ts');

let root: Root;
const container = document.createElement('div');
const faded = vi.fn<(update: () => void) => object>();

function Page() {
  const isCurrent = useIsCurrent();
  return (
    <>
      <output>{['/games', '/games/', '/games/search', '/'].filter(isCurrent).join(' ')}</output>
      <Link href="/auth/login">1</Link>
      <Link href="https://example.com/">2</Link>
      <Link href={useBack()}>3</Link>
    </>
  );
}

function Where() {
  return <output>{useLocation().pathname}</output>;
}

function open(path: string, Shown: ComponentType = Page) {
  const routed = () => (
    <>
      <Shown />
      {Shown !== Page && <Where />}
    </>
  );
  const router = createMemoryRouter([{ path: '*', Component: routed }], { initialEntries: [path] });
  root = createRoot(container);
  flushSync(() => root.render(<RouterProvider router={router} />));
  return router;
}

const link = (index: number) => container.querySelectorAll('a')[index];

beforeEach(() => {
  document.body.append(container);
  Object.assign(motion, { isCalm: false, isModest: false });
  faded.mockImplementation((update) => {
    update();
    const done = Promise.resolve();
    return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => undefined };
  });
  Object.defineProperty(document, 'startViewTransition', { value: faded, configurable: true });
});

afterEach(() => {
  root.unmount();
  container.remove();
  faded.mockReset();
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('links', () => {
  it.each(['/games', '/games/', '/games?sort=abc#x'])(
    'at %s the link to /games is current, with or without a final slash',
    { tags: ['LAYOUT-16'] },
    (path) => {
      open(path);
      expect(container.querySelector('output')?.textContent).toBe('/games /games/');
    },
  );

  it(
    'an in-app link changes the page without loading it, another host opens beside the app',
    { tags: ['LAYOUT-15'] },
    async () => {
      const router = open('/games');
      expect(link(0)?.target).toBe('');
      expect(link(1)?.target).toBe('_blank');
      link(0)?.click();
      await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
    },
  );

  it('a link to a form takes the way back along', { tags: ['HEAD-03'] }, async () => {
    const router = open('/games/category/slots?sort=abc');
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
    await expect.poll(() => link(2)?.getAttribute('href')).toBe('/games/category/slots?sort=abc');
  });

  it('a page of links is not drawn again because the address changed', async () => {
    const drawn = vi.fn();
    const links = (
      <Profiler id="links" onRender={drawn}>
        <Link href="/games">1</Link>
      </Profiler>
    );
    const router = open('/profile', () => links);
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/games');
    await expect.poll(() => container.querySelector('output')?.textContent).toBe('/games');
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('a press with a key held, or on what keeps the press for itself, stays with the browser', () => {
    const router = open('/profile', () => (
      <Link href="/games" onClick={(event) => event.currentTarget.title === 'kept' && event.preventDefault()}>
        1
      </Link>
    ));
    const press = (keys: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      // The browser of the test shall not follow it either.
      container.addEventListener('click', (last) => last.preventDefault(), { once: true });
      link(0)?.dispatchEvent(event);
    };
    for (const keys of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      press(keys);
    link(0)?.setAttribute('title', 'kept');
    press({});
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('pages fade into each other, but not for who asked for less motion', async () => {
    const router = open('/games');
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
    await expect.poll(() => faded.mock.calls.length).toBe(1);
    for (const reason of [{ isCalm: true }, { isModest: true }]) {
      root.unmount();
      Object.assign(motion, { isCalm: false, isModest: false }, reason);
      const still = open('/games');
      link(0)?.click();
      await expect.poll(() => still.state.location.pathname).toBe('/auth/login');
      expect(faded).toHaveBeenCalledTimes(1);
    }
  });
});
