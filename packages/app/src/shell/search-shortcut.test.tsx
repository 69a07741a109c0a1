import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { shortcutOnAtom } from '../features/search/atoms.ts';
import { store } from '../platform/state/store.ts';
import { createMemoryRouter, RouterProvider } from '../platform/routing/router.tsx';
import { Keyboard } from './Keyboard.tsx';

let router: ReturnType<typeof createMemoryRouter>;

async function open(path: string, inside = '') {
  const main = document.createElement('main');
  main.innerHTML = inside;
  document.body.append(main);
  router = createMemoryRouter([{ path: '*', Component: Keyboard }], { initialEntries: [path] });
  await render(<RouterProvider router={router} />);
}

function press(init: KeyboardEventInit, on: EventTarget = document.body): boolean {
  return !on.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }),
  );
}

const slash = { key: '/', code: 'Slash' };
const path = () => router.state.location.pathname;

beforeEach(() => store.set(shortcutOnAtom, true));

describe('the key of the search', () => {
  it.each([
    ['a slash', slash],
    ['its place on a Russian keyboard', { key: '.', code: 'Slash' }],
    ['a slash with Shift on a German one', { key: '/', code: 'Digit7', shiftKey: true }],
  ])('%s opens the search with a link back', async (_name, key) => {
    await open('/games/category/slots');
    expect(press(key)).toBe(true);
    await expect.poll(path).toBe('/games/search');
    expect(router.state.location.state).toMatchObject({ back: { id: 'gamesCategory' } });
  });

  it('goes to the field of the page where there is one', async () => {
    await open('/games', '<input type="search" value="wolf">');
    expect(press(slash)).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('main input'));
    expect(path()).toBe('/games');
  });

  it.each([
    ['in a field', '<input>', 'input'],
    ['in a text', '<textarea></textarea>', 'textarea'],
    ['in a written part', '<p contenteditable="true"><b>x</b></p>', 'b'],
    ['under a window', '<div role="dialog"><button>x</button></div>', 'button'],
  ])('is only a letter %s', async (_name, inside, target) => {
    await open('/games', inside);
    expect(press(slash, document.querySelector(`main ${target}`) as Element)).toBe(false);
    expect(path()).toBe('/games');
  });

  it.each([
    ['with Ctrl', { ...slash, ctrlKey: true }],
    ['with Alt', { ...slash, altKey: true }],
    ['as a question mark', { key: '?', code: 'Slash', shiftKey: true }],
    ['held down', { ...slash, repeat: true }],
    ['another key', { key: 'k', code: 'KeyK' }],
  ])('is not meant %s', async (_name, key) => {
    await open('/games');
    expect(press(key)).toBe(false);
  });

  it.each(['/games/wild-berkut', '/games/resident', '/auth/login'])(
    'never leads away from %s',
    async (from) => {
      await open(from);
      expect(press(slash)).toBe(false);
      expect(path()).toBe(from);
    },
  );

  it('can be turned off for good, and on again', async () => {
    await open('/games');
    store.set(shortcutOnAtom, false);
    expect(localStorage.getItem('searchKey')).toBe('off');
    expect(press(slash)).toBe(false);
    store.set(shortcutOnAtom, true);
    expect(localStorage.getItem('searchKey')).toBeNull();
    expect(press(slash)).toBe(true);
  });
});
