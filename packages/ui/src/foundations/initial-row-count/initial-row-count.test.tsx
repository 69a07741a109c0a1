import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { useInitialRowCount } from './use-initial-row-count.ts';

it('a row first renders what fits the screen, then everything', async () => {
  const counts: number[] = [];
  function Row() {
    counts.push(useInitialRowCount(100));
    return null;
  }
  await render(<Row />);
  expect(counts[0]).toBe(Math.ceil(screen.width / 100));
  await expect.poll(() => counts.at(-1)).toBe(Number.POSITIVE_INFINITY);
});
