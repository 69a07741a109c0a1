import { addPromoCode, checkPromoCode } from '@tulpar/api/contract';
import { expect, it, vi } from 'vitest';
import { AvailableBonuses } from '#app/features/bonuses/pages.ts';
import { count, field, open, page, server, until, withBonusLists } from './testing/opened-list.tsx';
import { passInSteps as pass } from '#app/platform/testing/pass-time.ts';

withBonusLists();

const UNKNOWN = 'This promo code doesn’t exist';
const checked = () =>
  server.requests.filter((one) => one.includes('/validate/')).map((one) => one.split('/').at(-1));
const box = () => page().querySelector('[aria-labelledby="promo-code-box"]')?.textContent ?? '';

async function write(text: string) {
  const input = await until(field);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await pass(0);
}
const send = async () => {
  (await until(field)).form?.requestSubmit();
  await pass(0);
};
/** Sends a code whose response the server holds back. */
async function sendHeld(code: string) {
  await write(code);
  await send();
  await until(() => server.held.has(code));
}

it('a code of three letters is checked 400 ms after the last key', { tags: ['PROMO-19'] }, async () => {
  await open(AvailableBonuses, true);
  await write('AL');
  await pass(2000);
  expect(checked()).toEqual([]);
  await write('ALTY');
  await pass(390);
  await write('ALT');
  await pass(390);
  expect(checked()).toEqual([]);
  await pass(20);
  // Check this before waiting for the response, because waiting moves the clock.
  expect(checked()).toEqual(['ALT']);
  await until(() => box().includes('Gift of ALT'));
  expect(checked()).toEqual(['ALT']);
  expect(count(addPromoCode)).toBe(0);
});

it('the answer is scrolled to without motion where motion is reduced', { tags: ['PROMO-19'] }, async () => {
  vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockImplementation(function (this: MediaQueryList) {
    return this.media === '(prefers-reduced-motion: reduce)';
  });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open(AvailableBonuses, true);
  await write('ALTY');
  await pass(410);
  await until(() => box().includes('Gift of ALTY'));
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant', block: 'nearest' });
  expect(scrolled).not.toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
});

it('Check checks the code immediately, once for many presses', { tags: ['PROMO-19'] }, async () => {
  await open(AvailableBonuses, true);
  await write(' alı tİn50');
  expect(checked()).toEqual([]);
  await send();
  await send();
  expect(checked()).toEqual(['ALITIN50']);
  await pass(2000);
  expect(checked()).toEqual(['ALITIN50']);
  expect(count(addPromoCode)).toBe(0);
});

it('a delayed response never replaces a newer one', { tags: ['PROMO-19'] }, async () => {
  await open(AvailableBonuses, true);
  server.holds = ['OLDER1', 'NEWER2', 'NEWEST3'];
  await sendHeld('OLDER1');
  await sendHeld('NEWER2');
  server.held.get('NEWER2')?.();
  await until(() => box().includes('Gift of NEWER2'));
  server.held.get('OLDER1')?.();
  await pass(1000);
  expect(box()).toContain('Gift of NEWER2');
  expect(box()).not.toContain('OLDER1');
  // The result disappears when the field changes, and while the next code is checked.
  await write('NEWER');
  expect(box()).not.toContain('Gift of');
  await sendHeld('NEWEST3');
  expect(box()).not.toContain('Gift of');
});

it('the response for a code that was deleted meanwhile is not shown', { tags: ['PROMO-19'] }, async () => {
  await open(AvailableBonuses, true);
  server.holds = ['OLDER1'];
  await sendHeld('OLDER1');
  await write('OL');
  server.held.get('OLDER1')?.();
  await pass(1000);
  expect(box()).not.toContain('Gift of');
});

it('a code over 64 letters is unknown without a request', { tags: ['PROMO-19'] }, async () => {
  await open(AvailableBonuses, true);
  for (const length of [65, 10_000]) {
    await write('I'.repeat(length));
    await send();
    await until(() => box().includes(UNKNOWN));
    await pass(1000);
    expect(count(checkPromoCode)).toBe(0);
    // `maxLength` would only limit typed input.
    expect([field()?.value.length, field()?.maxLength]).toEqual([length, -1]);
  }
  await write('I'.repeat(64));
  await send();
  await until(() => count(checkPromoCode) === 1);
});
