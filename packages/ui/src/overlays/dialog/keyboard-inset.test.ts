import { describe, expect, it } from 'vitest';
import { keyboardInset } from './use-keyboard-inset.ts';

describe('keyboardInset', () => {
  it('is what the keyboard takes from the lower edge', () => {
    expect(keyboardInset(844, { height: 508, offsetTop: 0, scale: 1 })).toBe(336);
    expect(keyboardInset(844, { height: 508.4, offsetTop: 120, scale: 1 })).toBe(216);
  });

  it('is nothing without a keyboard, with only a bar of the browser, or on a page zoomed by fingers', () => {
    expect(keyboardInset(844, { height: 844, offsetTop: 0, scale: 1 })).toBe(0);
    expect(keyboardInset(844, { height: 784, offsetTop: 0, scale: 1 })).toBe(0);
    expect(keyboardInset(844, { height: 422, offsetTop: 0, scale: 2 })).toBe(0);
    expect(keyboardInset(500, { height: 844, offsetTop: 0, scale: 1 })).toBe(0);
  });
});
