import { expect, it, vi } from 'vitest';
import { followed } from './slides.ts';

it('an unsafe link is only logged to the console, once, without its address', { tags: ['BANNER-14'] }, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(followed('evil', 'javascript:alert(1)')).toBeNull();
  expect(followed('evil', '//evil.example/x')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).toContain('evil');
  expect(String(warn.mock.calls[0])).not.toContain('alert');
});

it('a link of the app, of another site, or none is valid', { tags: ['BANNER-14'] }, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(
    ['/bonuses?promocode=X', 'https://example.org/', null].map((link) => followed('good', link)),
  ).toEqual(['/bonuses?promocode=X', 'https://example.org/', null]);
  expect(warn).not.toHaveBeenCalled();
});
