import { page } from 'vitest/browser';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { matchesMedia, MOBILE, useMediaQuery } from './media-query.ts';

let root: Root | undefined;
const container = document.createElement('div');

function Answer() {
  return useMediaQuery(MOBILE) ? 'phone' : 'wide';
}

afterEach(() => root?.unmount());

describe('media queries', () => {
  it('a screen of 800 px is a phone’s, one of 801 px is not', { tags: ['LAYOUT-17'] }, async () => {
    await page.viewport(800, 600);
    root = createRoot(container);
    const made = root;
    flushSync(() => made.render(<Answer />));
    expect(container.textContent).toBe('phone');
    await page.viewport(801, 600);
    await expect.poll(() => container.textContent).toBe('wide');
    expect(matchesMedia(MOBILE)).toBe(false);
  });

  it.each(['', '   ', 'max-width: 800px', '800px', 'and (color)'])(
    '%j is refused',
    { tags: ['VALID-28'] },
    (query) => {
      expect(() => matchesMedia(query)).toThrow('Invalid or missing MediaQuery!');
    },
  );
});
