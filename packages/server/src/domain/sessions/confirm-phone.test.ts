import { beforeEach, describe, expect, it } from 'vitest';
import { testPlayer, testServer } from '../../testing/index.ts';

const minute = 60_000;

describe('confirmation of the phone', () => {
  const server = testServer();
  const tokens = testPlayer(server);
  let numbers = 0;
  let phone: string;
  beforeEach(async () => {
    numbers += 1;
    phone = `7701555${String(numbers).padStart(4, '0')}`;
  });

  const send = (number = phone, token = tokens.access) =>
    server.send('sendPhoneCode', token, { phone: number, current_password: 'secret-word' });
  const check = (code: string, token = tokens.access) => server.send('checkPhoneCode', token, { code });
  const user = async () => await server.read('profile', tokens.access);
  const codeFor = (number = phone) => server.digits(number);
  const other = (code: string) => (code === '000000' ? '000001' : '000000');
  const { pass } = tokens;

  it('sends six digits by SMS, which confirm the phone', { tags: ['API-15', 'API-16'] }, async () => {
    const sent = await send();
    expect([sent.status, sent.body]).toEqual([200, { success: true, retry_after: 60, confirm_phone_try: 0 }]);
    const code = await codeFor();
    expect((await user()).phone).toBeNull();
    expect((await check(code)).status).toBe(200);
    expect(await user()).toMatchObject({ phone, phone_confirmed_by: 'sms', confirm_phone_try: 0 });
    expect((await check(code)).body.errors).toEqual({ code: ['CODE_INVALID'] });
    const rows = JSON.stringify(await server.rows('phone_codes'));
    expect(rows).not.toContain(`"${code}"`);
  });

  it('refuses a missing, invalid, foreign or not registered phone', { tags: ['API-15'] }, async () => {
    await server.signUp({ email: undefined, phone: `99455${phone.slice(4)}` });
    expect((await server.send('sendPhoneCode', tokens.access, {})).body.errors).toEqual({
      phone: ['REQUIRED'],
    });
    expect((await send('12')).body.errors).toEqual({ phone: ['PHONE_INVALID'] });
    expect((await send(`99455${phone.slice(4)}`)).body.errors).toEqual({ phone: ['PHONE_TAKEN'] });
    const byPhone = await server.signUp({ email: undefined, phone });
    expect((await send('77019999999', byPhone.access)).body.errors).toEqual({ phone: ['FIELD_LOCKED'] });
    expect((await send(phone, byPhone.access)).status).toBe(200);
  });

  it('closes both calls after two wrong codes, until the phone changes', { tags: ['API-16'] }, async () => {
    await send();
    const code = await codeFor();
    expect((await check(other(code))).body.errors).toEqual({ code: ['CODE_INVALID'] });
    expect((await user()).confirm_phone_try).toBe(1);
    expect((await check(other(code))).status).toBe(422);
    for (const closed of [await check(code), await send()]) {
      expect([closed.status, closed.body.message]).toEqual([429, 'PHONE_CONFIRM_TRIES_EXCEEDED']);
      expect(closed.headers.get('Retry-After')).not.toBeNull();
    }
    await server.send('updateProfile', tokens.access, {
      phone: '77018887766',
      current_password: 'secret-word',
    });
    expect((await user()).confirm_phone_try).toBe(0);
    // The code is invalidated by wrong guesses, although the player may try again.
    expect((await check(code)).body.errors).toEqual({ code: ['CODE_EXPIRED'] });
  });

  it('guesses sent together are counted one by one', { tags: ['API-16', 'X33'] }, async () => {
    await send();
    const code = await codeFor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => check(other(code))));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
    expect((await user()).confirm_phone_try).toBe(2);
  });

  it('a code lives ten minutes, and only the latest', { tags: ['API-16'] }, async () => {
    await send();
    const first = await codeFor();
    await pass(minute);
    expect((await send()).status).toBe(200);
    const second = await codeFor();
    if (first !== second) expect((await check(first)).body.errors).toEqual({ code: ['CODE_INVALID'] });
    await pass(10 * minute);
    expect((await check(second)).body.errors).toEqual({ code: ['CODE_EXPIRED'] });
  });

  it('without a message there is no right code, and letters are none', { tags: ['API-16'] }, async () => {
    expect((await check('123456')).body.errors).toEqual({ code: ['CODE_INVALID'] });
    expect((await check('12345x')).body.errors).toEqual({ code: ['CODE_INVALID'] });
  });

  it('sends one message a minute and five an hour to a number', { tags: ['API-15', 'X33'] }, async () => {
    expect((await send()).status).toBe(200);
    const early = await send();
    expect([early.status, early.body.message, early.headers.get('Retry-After')]).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      '60',
    ]);
    for (const _ of [2, 3, 4, 5]) {
      await pass(minute);
      expect((await send()).status).toBe(200);
    }
    const stranger = (await server.signUp()).access;
    const flood = await send(phone, stranger);
    expect([flood.status, flood.body.message]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    await pass(60 * minute);
    expect((await send()).status).toBe(200);
  });

  it('a number that became another player’s stays with that player', { tags: ['API-16'] }, async () => {
    await send();
    const code = await codeFor();
    await server.signUp({ email: undefined, phone });
    expect((await check(code)).body.errors).toEqual({ phone: ['PHONE_TAKEN'] });
    expect((await user()).phone).toBeNull();
  });
});
