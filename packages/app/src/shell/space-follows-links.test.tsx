import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { createMemoryRouter, Link, RouterProvider } from '../platform/routing/router.tsx';
import { Keyboard } from './Keyboard.tsx';

let router: ReturnType<typeof createMemoryRouter>;
let clicks = 0;
let container: HTMLElement;

function Page() {
  return (
    <div style={{ height: 5000 }}>
      <Keyboard />
      <Link id="plain" href="/games">
        games
      </Link>
      <a id="button" role="button" href="/wrong" onClick={(event) => event.preventDefault()}>
        widget
      </a>
      <Link id="bare" href="javascript:alert(1)">
        unsafe address
      </Link>
      <a id="field" href="/wrong">
        <input />
      </a>
    </div>
  );
}

const element = (query: string) => container.querySelector<HTMLElement>(query);
const path = () => router.state.location.pathname;
const count = () => (clicks += 1);

beforeEach(async () => {
  clicks = 0;
  router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/'] });
  ({ container } = await render(<RouterProvider router={router} />));
  container.addEventListener('click', count);
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
    ['on a link without an address', '#bare', {}],
    ['with Shift, which scrolls back', '#plain', { shiftKey: true }],
    ['with Ctrl', '#plain', { ctrlKey: true }],
  ])('does nothing %s', { tags: ['A11Y-01'] }, (_name, query, init) => {
    const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...init });
    expect([element(query)?.dispatchEvent(press), clicks, path()]).toEqual([true, 0, '/']);
  });

  it('is ignored when another handler took it', { tags: ['A11Y-01'] }, () => {
    const take = (event: Event) => event.preventDefault();
    container.addEventListener('keydown', take);
    element('#plain')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
    );
    container.removeEventListener('keydown', take);
    expect([clicks, path()]).toEqual([0, '/']);
  });
});
