import { searchMax } from '@tulpar/api/contract';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import {
  createMemoryRouter,
  RouterProvider,
  type MiddlewareFunction,
} from '#app/platform/routing/router.tsx';
import { useSearchText } from './components/ProvidersBrowser.tsx';

let container: HTMLElement;
/** Values of the field in order. */
let shown: string[];

function Field() {
  const [text, change] = useSearchText();
  if (shown.at(-1) !== text) shown.push(text);
  return <input value={text} onChange={({ target }) => change(target.value)} />;
}

const field = () => container.querySelector('input');

function type(text: string) {
  const input = field();
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (input) setter?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

async function open(...addresses: string[]) {
  // The middleware is asynchronous, like the guards of the app.
  const guard: MiddlewareFunction = async (_, next) => {
    await new Promise(requestAnimationFrame);
    return next();
  };
  const routes = [
    { path: '/', Component: Field, middleware: [guard], loader: () => null, HydrateFallback: () => null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  ({ container } = await render(<RouterProvider router={router} />));
  return router;
}

beforeEach(() => {
  shown = [];
});

it('an address that lags behind does not revert letters typed since', async () => {
  const router = await open('/');
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

it('an address changed by navigation wins', async () => {
  const router = await open('/?search=yurt', '/?search=wolf');
  await expect.poll(() => field()?.value).toBe('wolf');
  await router.navigate(-1);
  await expect.poll(() => field()?.value).toBe('yurt');
});

it('a search text that is too long is cut', async () => {
  await open(`/?search=${'a'.repeat(searchMax + 1)}`);
  await expect.poll(() => field()?.value).toHaveLength(searchMax);
});
