import { addPromoCode, checkPromoCode } from '@tulpar/api/contract';
import { expect, it } from 'vitest';
import { AvailableBonuses } from '#app/features/bonuses/pages.ts';
import {
  count,
  field,
  open,
  page,
  pass,
  server,
  until,
  withBonusLists,
} from './bonuses/testing/opened-list.tsx';

withBonusLists();

const UNKNOWN = 'There’s no such promo code';
const checked = () =>
  server.asked.filter((one) => one.includes('/validate/')).map((one) => one.split('/').at(-1));
const box = () => page().querySelector('[aria-labelledby="promo-code-box"]')?.textContent ?? '';

/** What the field holds after a key or a paste. */
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

it(
  'a code is asked about from its third letter on, once the typing has rested for 400 ms',
  { tags: ['PROMO-19'] },
  async () => {
    await open(AvailableBonuses, true);
    await write('AL');
    await pass(2000);
    expect(checked()).toEqual([]);
    await write('ALT');
    await pass(390);
    await write('ALTY');
    await pass(390);
    expect(checked()).toEqual([]);
    await pass(20);
    // Waiting for the answer would let time go by.
    expect(checked()).toEqual(['ALTY']);
    await until(() => box().includes('Gift of ALTY'));
    expect(checked()).toEqual(['ALTY']);
    expect(count(addPromoCode)).toBe(0);
  },
);

it('three letters that stay alone are asked about', { tags: ['PROMO-19'] }, async () => {
  await open(AvailableBonuses, true);
  await write('ALT');
  await pass(410);
  expect(checked()).toEqual(['ALT']);
});

it(
  'is asked about at once on Check, and once however often that is pressed',
  { tags: ['PROMO-19'] },
  async () => {
    await open(AvailableBonuses, true);
    await write(' alı tİn50');
    expect(checked()).toEqual([]);
    await send();
    await send();
    expect(checked()).toEqual(['ALITIN50']);
    await pass(2000);
    expect(checked()).toEqual(['ALITIN50']);
    expect(count(addPromoCode)).toBe(0);
  },
);

it('an answer that comes late never takes the place of a newer one', { tags: ['PROMO-19'] }, async () => {
  await open(AvailableBonuses, true);
  server.holds = ['OLDER1', 'NEWER2', 'NEWEST3'];
  await write('OLDER1');
  await send();
  await until(() => server.held.has('OLDER1'));
  await write('NEWER2');
  await send();
  await until(() => server.held.has('NEWER2'));
  server.held.get('NEWER2')?.();
  await until(() => box().includes('Gift of NEWER2'));
  server.held.get('OLDER1')?.();
  await pass(1000);
  expect(box()).toContain('Gift of NEWER2');
  expect(box()).not.toContain('OLDER1');
  // What was asked about is no longer what stands in the field, nor while the next answer is awaited.
  await write('NEWER');
  expect(box()).not.toContain('Gift of');
  await write('NEWEST3');
  await send();
  await until(() => server.held.has('NEWEST3'));
  expect(box()).not.toContain('Gift of');
});

it('an answer of which nothing is left in the field is not shown', { tags: ['PROMO-19'] }, async () => {
  await open(AvailableBonuses, true);
  server.holds = ['OLDER1'];
  await write('OLDER1');
  await send();
  await until(() => server.held.has('OLDER1'));
  await write('OL');
  server.held.get('OLDER1')?.();
  await pass(1000);
  expect(box()).not.toContain('Gift of');
});

it(
  'over 64 letters nothing is sent and it reads as an unknown code, which keeps what was typed',
  { tags: ['PROMO-19'] },
  async () => {
    await open(AvailableBonuses, true);
    for (const length of [65, 10_000]) {
      await write('I'.repeat(length));
      await send();
      await until(() => box().includes(UNKNOWN));
      await pass(1000);
      expect(count(checkPromoCode)).toBe(0);
      // A limit of the field itself would only hold for what is typed by hand.
      expect([field()?.value.length, field()?.maxLength]).toEqual([length, -1]);
    }
    await write('I'.repeat(64));
    await send();
    await until(() => count(checkPromoCode) === 1);
  },
);
