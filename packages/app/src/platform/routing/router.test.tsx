import { Profiler, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { useBack, createMemoryRouter, Link, RouterProvider, useIsCurrent, useLocation } from './router.tsx';

let container: HTMLElement;
const faded = vi.fn<(update: () => void) => object>();

function Page() {
  const isCurrent = useIsCurrent();
  return (
    <>
      <output>{['/games', '/games/', '/games/search', '/'].filter(isCurrent).join(' ')}</output>
      <Link href="/auth/login">1</Link>
      <Link href="https://example.com/">2</Link>
      <Link {...useBack()}>3</Link>
    </>
  );
}

function Where() {
  return <output>{useLocation().pathname}</output>;
}

async function open(path: string, Shown: ComponentType = Page) {
  const routed = () => (
    <>
      <Shown />
      {Shown !== Page && <Where />}
    </>
  );
  const router = createMemoryRouter([{ path: '*', Component: routed }], { initialEntries: [path] });
  ({ container } = await render(<RouterProvider router={router} />));
  return router;
}

const link = (index: number) => container.querySelectorAll('a')[index];

beforeEach(() => {
  // A device fast enough for view transitions, whatever machine runs the test.
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
  vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockReturnValue(false);
  faded.mockImplementation((update) => {
    update();
    const done = Promise.resolve();
    return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => undefined };
  });
  Object.defineProperty(document, 'startViewTransition', { value: faded, configurable: true });
});

afterEach(() => {
  faded.mockReset();
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('links', () => {
  it.each(['/games', '/games/', '/games?sort=abc#x'])(
    'at %s the link to /games is current, with or without a final slash',
    { tags: ['LAYOUT-16'] },
    async (path) => {
      await open(path);
      expect(container.querySelector('output')?.textContent).toBe('/games /games/');
    },
  );

  it('an in-app link needs no reload; another host opens a new tab', { tags: ['LAYOUT-15'] }, async () => {
    const router = await open('/games');
    expect(link(0)?.target).toBe('');
    expect(link(1)?.target).toBe('_blank');
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
  });

  it('a link to a form passes the page to return to', { tags: ['HEAD-03'] }, async () => {
    const router = await open('/games/category/slots?sort=abc');
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
    await expect.poll(() => link(2)?.getAttribute('href')).toBe('/games/category/slots?sort=abc');
  });

  it('links do not render again when the address changes', async () => {
    const drawn = vi.fn();
    const links = (
      <Profiler id="links" onRender={drawn}>
        <Link href="/games">1</Link>
      </Profiler>
    );
    const router = await open('/profile', () => links);
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/games');
    await expect.poll(() => container.querySelector('output')?.textContent).toBe('/games');
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('a click with a modifier key, or one that was handled, is left to the browser', async () => {
    const router = await open('/profile', () => (
      <Link href="/games" onClick={(event) => event.currentTarget.title === 'kept' && event.preventDefault()}>
        1
      </Link>
    ));
    const press = (keys: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      // Keeps the test page from navigating.
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

  it('pages fade into each other, except with reduced motion or on a slow device', async () => {
    const router = await open('/games');
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
    await expect.poll(() => faded.mock.calls.length).toBe(1);
    const preferences = [
      () => vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockReturnValue(true),
      () => vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(2),
    ];
    for (const prefer of preferences) {
      await cleanup();
      prefer();
      const still = await open('/games');
      link(0)?.click();
      await expect.poll(() => still.state.location.pathname).toBe('/auth/login');
      expect(faded).toHaveBeenCalledTimes(1);
    }
  });
});
