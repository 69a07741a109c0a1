import { afterEach, expect, it, vi } from 'vitest';
import { followed } from './slides.ts';

afterEach(() => vi.restoreAllMocks());

it(
  'a link nobody should follow is told to the console only, once, without the address',
  { tags: ['BANNER-14'] },
  () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(followed('evil', 'javascript:alert(1)')).toBeNull();
    expect(followed('evil', '//evil.example/x')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0])).toContain('evil');
    expect(String(warn.mock.calls[0])).not.toContain('alert');
  },
);

it('a link of the app, of another site, or none is no mistake', { tags: ['BANNER-14'] }, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(
    ['/bonuses?promocode=X', 'https://example.org/', null].map((link) => followed('good', link)),
  ).toEqual(['/bonuses?promocode=X', 'https://example.org/', null]);
  expect(warn).not.toHaveBeenCalled();
});
