import { searchMax } from '@tulpar/api/contract';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createMemoryRouter,
  RouterProvider,
  type MiddlewareFunction,
} from '#app/platform/routing/router.tsx';
import { useSearchText } from './components/ProvidersBrowser.tsx';

let root: Root;
let container: HTMLElement;
/** What the field has shown, one after the other. */
let shown: string[];

function Field() {
  const [text, change] = useSearchText();
  if (shown.at(-1) !== text) shown.push(text);
  return <input value={text} onChange={({ target }) => change(target.value)} />;
}

const field = () => container.querySelector('input');

/** What a browser does for a key. */
function type(text: string) {
  const input = field();
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (input) setter?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

function open(...addresses: string[]) {
  // As the guards of the app do, it takes its time before it lets anybody through.
  const guard: MiddlewareFunction = async (_, next) => {
    await new Promise(requestAnimationFrame);
    return next();
  };
  const routes = [
    { path: '/', Component: Field, middleware: [guard], loader: () => null, HydrateFallback: () => null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  root.render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  shown = [];
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

it('an address that follows late does not take back the letters typed since', async () => {
  const router = open('/');
  await expect.poll(() => shown).toEqual(['']);
  const stop = router.subscribe(({ location }) => {
    if (location.search !== '?search=a') return;
    stop();
    type('ab');
  });
  type('a');
  await expect.poll(() => router.state.location.search).toBe('?search=ab');
  await expect.poll(() => field()?.value).toBe('ab');
  expect(shown).toEqual(['', 'a', 'ab']);
});

it('an address that was changed by other means wins', async () => {
  const router = open('/?search=yurt', '/?search=wolf');
  await expect.poll(() => field()?.value).toBe('wolf');
  await router.navigate(-1);
  await expect.poll(() => field()?.value).toBe('yurt');
});

it('what is too long for a search is cut', async () => {
  open(`/?search=${'a'.repeat(searchMax + 1)}`);
  await expect.poll(() => field()?.value).toHaveLength(searchMax);
});
