import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useInitialRowCount } from './use-initial-row-count.ts';

it('a row begins with what the screen has room for, then all of it follows', async () => {
  const drawn: number[] = [];
  function Row() {
    drawn.push(useInitialRowCount(100));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Row />));
  expect(drawn).toEqual([Math.ceil(screen.width / 100)]);
  await expect.poll(() => drawn.at(-1)).toBe(Number.POSITIVE_INFINITY);
  root.unmount();
});
