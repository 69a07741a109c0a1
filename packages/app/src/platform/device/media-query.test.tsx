import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { matchesMedia, MOBILE, useMediaQuery } from './media-query.ts';

function Answer() {
  return useMediaQuery(MOBILE) ? 'phone' : 'wide';
}

describe('media queries', () => {
  it('800 px is a phone layout, 801 px is not', { tags: ['LAYOUT-17'] }, async () => {
    await page.viewport(800, 600);
    const { container } = await render(<Answer />);
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
