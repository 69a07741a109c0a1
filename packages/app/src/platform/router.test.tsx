import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const motion = vi.hoisted(() => ({ isCalm: false, isModest: false }));
vi.mock('./device.ts', () => ({ isModest: () => motion.isModest }));
vi.mock('./media-query.ts', () => ({ CALM: '', matchesMedia: () => motion.isCalm }));

const { createMemoryRouter, Link, RouterProvider, useBack, useIsCurrent } = await import('./router.tsx');

let root: Root;
const place = document.createElement('div');
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

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] });
  root = createRoot(place);
  flushSync(() => root.render(<RouterProvider router={router} />));
  return router;
}

const link = (index: number) => place.querySelectorAll('a')[index];

beforeEach(() => {
  document.body.append(place);
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
  place.remove();
  faded.mockReset();
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('links', () => {
  it.each(['/games', '/games/', '/games?sort=abc#x'])(
    'LAYOUT-16 at %s the link to /games is current, with or without a final slash',
    (path) => {
      open(path);
      expect(place.querySelector('output')?.textContent).toBe('/games /games/');
    },
  );

  it('LAYOUT-15 an in-app link changes the page without loading it, another host opens beside the app', async () => {
    const router = open('/games');
    expect(link(0)?.target).toBe('');
    expect(link(1)?.target).toBe('_blank');
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
  });

  it('HEAD-03 a link to a form takes the way back along', async () => {
    const router = open('/games/category/slots?sort=abc');
    link(0)?.click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth/login');
    await expect.poll(() => link(2)?.getAttribute('href')).toBe('/games/category/slots?sort=abc');
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
