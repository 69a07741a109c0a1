import { expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { createMemoryRouter, RouterProvider } from '#app/platform/routing/router.tsx';
import { useReset, type Reset } from './use-reset.ts';

async function open(): Promise<() => Reset> {
  let now: Reset | undefined;
  function Page() {
    now = useReset();
    return null;
  }
  await render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  return () => now ?? expect.unreachable();
}

it('the code is still awaited after a reload on a device whose clock is a day ahead', async () => {
  setServerClock(() => systemClock.now() - 24 * 3_600_000);
  const reset = await open();
  reset().choose('phone');
  reset().type({ email: '', phone: '77011234567' });
  reset().sent(60);
  await expect.poll(() => reset().progress.step).toBe('code');
  await cleanup();
  // After a reload the page has not received the server's time yet.
  setServerClock(systemClock.now);
  expect((await open())().progress).toMatchObject({ step: 'code', phone: '77011234567' });
});
