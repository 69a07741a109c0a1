import { beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../testing/index.ts';

const password = 'secret-word';
const hour = 3_600_000;

describe('taking an account over', () => {
  const server = testServer();
  let email: string;
  let token: string;
  let players = 0;
  /** A phone number unique within these tests. */
  const number = (kind: number) => `7701${kind}${String(players).padStart(6, '0')}`;
  beforeEach(async () => {
    players += 1;
    email = `victim${players}@example.com`;
    token = (await server.signUp({ email })).access;
  });

  const save = (body: object, by = token) => server.send('updateProfile', by, body);
  const player = async (by = token) => await server.read('profile', by);
  const signIn = (contact: object, word = password) => server.signIn({ ...contact, password: word });
  const useReset = (body: object) => server.reset({ password: 'taken-over', ...body });
  const sendCode = (phone: string, proof: object = {}) =>
    server.send('sendPhoneCode', token, { phone, ...proof });
  const undoToken = async (recipient: string, purpose = 'contacts_changed') =>
    new URL((await server.sent(recipient, purpose)).at(-1)?.link ?? '').searchParams.get('undo') ?? '';
  const undo = (link: string) => server.post('/api/v1/profile/undo-change', { token: link });
  const confirmPhone = async (phone: string) => {
    // Only one message per minute is allowed.
    server.clock.pass(60_000);
    expect((await sendCode(phone, { current_password: password })).status).toBe(200);
    const code = await server.digits(phone);
    const path = '/api/v1/profile/check-confirm-phone-code';
    expect((await server.post(path, { code }, { token })).status).toBe(200);
  };
  const signInSocially = (email: string | null) =>
    server.socialSignIn({ subject: `person${players}`, email });
  const social = async (of: string | null) => (await signInSocially(of)).body.access.token;

  it('a stolen access token cannot take the account over', { tags: ['SEC-01', 'SEC-02'] }, async () => {
    const phone = number(7);
    expect((await save({ phone })).body.errors).toEqual({ current_password: ['REQUIRED'] });
    expect((await sendCode(phone)).body.errors).toEqual({ current_password: ['REQUIRED'] });
    expect((await save({ phone, current_password: 'a-guess' })).body.errors).toEqual({
      current_password: ['PASSWORD_WRONG'],
    });
    expect((await server.requestReset({ phone })).status).toBe(200);
    expect(await server.sent(phone)).toEqual([]);
    expect((await useReset({ phone, code: '123456' })).body.errors).toEqual({ code: ['CODE_INVALID'] });
    expect((await player()).phone).toBeNull();
    expect((await signIn({ email })).status).toBe(200);
  });

  it('guesses of the current password are counted', { tags: ['SEC-02', 'X33'] }, async () => {
    const guess = (current_password: string) => save({ phone: number(6), current_password });
    for (let at = 0; at < 10; at += 1) expect((await guess(`guess-${at}`)).status).toBe(422);
    expect((await guess(password)).status).toBe(429);
  });

  it('an unconfirmed contact neither resets nor signs in', { tags: ['SEC-01', 'API-06'] }, async () => {
    const phone = number(7);
    expect((await save({ phone, current_password: password })).status).toBe(200);
    const unknown = await server.requestReset({ phone: number(5) });
    const typed = await server.requestReset({ phone });
    expect([typed.status, typed.body]).toEqual([unknown.status, unknown.body]);
    expect(await server.sent(phone)).toEqual([]);

    const mine = number(8);
    const byPhone = (await server.signUp({ email: undefined, phone: mine })).access;
    const typedEmail = `typed${players}@example.com`;
    expect((await save({ email: typedEmail, current_password: password }, byPhone)).status).toBe(200);
    await server.requestReset({ email: typedEmail });
    await server.get('/api/v1/profile/verify-email', { token: byPhone });
    const sent = await server.sent(typedEmail);
    expect(sent.map(({ purpose }) => purpose)).toEqual(['confirm_email']);
    expect(sent[0]?.link).not.toContain('auth_token');

    await server.get(`/api/v1/profile${new URL(sent[0]?.link ?? '').pathname}`);
    await server.requestReset({ email: typedEmail });
    expect(await server.sent(typedEmail, 'reset_password')).toHaveLength(1);
  });

  it('other fields of the profile need no password', { tags: ['SEC-02', 'API-10'] }, async () => {
    expect((await save({ first_name: 'Dana', email, phone: null })).status).toBe(200);
  });

  it('without a password a code proves the change once', { tags: ['SEC-02', 'API-05'] }, async () => {
    const own = `social${players}@example.com`;
    const by = await social(own);
    expect((await player(by)).has_password).toBe(false);
    const phone = number(7);
    const change = (code?: string) => save({ phone, ...(code === undefined ? {} : { code }) }, by);
    expect((await change()).body.errors).toEqual({ code: ['REQUIRED'] });
    const first = await server.digits(own);
    const wrong = first === '000000' ? '000001' : '000000';
    expect((await change(wrong)).body.errors).toEqual({ code: ['CODE_INVALID'] });
    server.clock.pass(10 * 60_000);
    const again = await social(own);
    expect((await save({ phone, code: first }, again)).body.errors).toEqual({ code: ['CODE_EXPIRED'] });
    await save({ phone }, again);
    const second = await server.digits(own);
    expect((await save({ phone, code: second }, again)).status).toBe(200);
    expect((await save({ phone: number(6), code: second }, again)).body.errors).toEqual({
      code: ['CODE_INVALID'],
    });

    const setPassword = (body: object) =>
      server.send('changePassword', again, { new_password: 'my-own-word', ...body });
    server.clock.pass(60_000);
    expect((await setPassword({})).body.errors).toEqual({ code: ['REQUIRED'] });
    expect((await setPassword({ code: await server.digits(own) })).status).toBe(200);
    expect((await player(again)).has_password).toBe(true);
    expect((await signIn({ email: own }, 'my-own-word')).status).toBe(200);
  });

  it('a changed contact is reported, and a link undoes it', { tags: ['SEC-03'] }, async () => {
    const [mine, other] = [number(7), number(8)];
    await confirmPhone(mine);
    await confirmPhone(other);
    expect((await server.sent(mine, 'contacts_changed'))[0]?.channel).toBe('sms');
    const link = await undoToken(mine);
    // The number is reserved because the change may be undone.
    expect(
      (await server.post('/api/signup', server.signUpBody({ email: undefined, phone: mine }))).body.errors,
    ).toEqual({
      phone: ['PHONE_TAKEN'],
    });
    server.clock.pass(71 * hour);
    const newest = (await signIn({ email })).body.access.token;
    expect((await undo(link)).status).toBe(200);
    expect(await server.statusOf(newest)).toBe(401);
    expect((await undo(link)).body.errors).toEqual({ token: ['TOKEN_INVALID'] });
    const restored = await player((await signIn({ phone: mine })).body.access.token);
    expect(restored).toMatchObject({ phone: mine, phone_confirmed_by: 'sms', email });
  });

  it('after 72 hours a change stays', { tags: ['SEC-03'] }, async () => {
    await confirmPhone(number(7));
    const link = await undoToken(email);
    server.clock.pass(72 * hour);
    expect((await undo(link)).body.errors).toEqual({ token: ['TOKEN_INVALID'] });
    expect((await undo('made-up')).body.errors).toEqual({ token: ['TOKEN_INVALID'] });
  });

  it('a changed password is reported, then undone', { tags: ['SEC-03', 'API-07', 'API-17'] }, async () => {
    const body = { old_password: password, new_password: 'next-secret' };
    expect((await server.send('changePassword', token, body)).status).toBe(200);
    expect((await undo(await undoToken(email, 'password_changed'))).status).toBe(200);
    expect(await server.statusOf(token)).toBe(401);
    expect((await signIn({ email })).status).toBe(200);

    await server.requestReset({ email });
    const [reset] = await server.sent(email, 'reset_password');
    await useReset({ token: new URL(reset?.link ?? '').searchParams.get('token') });
    expect((await signIn({ email })).status).toBe(401);
    expect((await undo(await undoToken(email, 'password_changed'))).status).toBe(200);
    expect((await signIn({ email })).status).toBe(200);
  });

  it('an intruder cannot undo the undoing', { tags: ['SEC-03'] }, async () => {
    const [mine, intruders, third] = [number(7), number(8), number(9)];
    await confirmPhone(mine);
    await confirmPhone(intruders);
    await confirmPhone(third);
    const body = { old_password: password, new_password: 'intruders-word' };
    expect((await server.send('changePassword', token, body)).status).toBe(200);
    const links = [await undoToken(intruders), await undoToken(third, 'password_changed')];
    expect((await undo(await undoToken(mine))).status).toBe(200);
    for (const link of links) expect((await undo(link)).body.errors).toEqual({ token: ['TOKEN_INVALID'] });
    const again = (await signIn({ phone: mine }, 'intruders-word')).body.access.token;
    expect((await player(again)).phone).toBe(mine);
  });

  it('nothing of an intruder outlasts the owner’s login', { tags: ['SEC-05', 'API-05'] }, async () => {
    const phone = number(7);
    await confirmPhone(phone);
    await server.requestReset({ phone });
    const code = await server.digits(phone);
    const { body } = await server.send('signInLink', token, undefined);
    const shown = new URL(body.url).searchParams.get('auth_token');
    const undoLink = await undoToken(email);
    await server.deposit(token, 500_000);
    const game = await server.launch(token);

    const owner = await social(email);
    expect(await player(owner)).toMatchObject({
      email,
      is_email_confirmed: true,
      phone: null,
      has_password: false,
    });
    expect(await server.statusOf(token)).toBe(401);
    expect((await useReset({ phone, code })).status).toBe(422);
    await server.requestReset({ phone });
    expect(await server.digits(phone)).toBe(code);
    const byLink = await server.signInByToken(shown);
    expect(byLink.status).toBe(401);
    expect((await undo(undoLink)).status).toBe(422);
    const round = { session: game, round_key: 'taken-over-1', bet: 1_000 };
    expect((await server.post('/sandbox/rounds', round)).status).toBe(409);
    expect((await signIn({ email })).status).toBe(401);
  });

  it('a typed e-mail does not hand a phone account over', { tags: ['SEC-05', 'API-05'] }, async () => {
    const mine = number(8);
    const byPhone = (await server.signUp({ email: undefined, phone: mine })).access;
    const typed = `friend${players}@example.com`;
    await save({ email: typed, current_password: password }, byPhone);
    const friend = await social(typed);
    expect(await player(friend)).toMatchObject({ email: typed, phone: null });
    expect(await player(byPhone)).toMatchObject({ email: null, phone: mine });
  });

  it(
    'an e-mail that replaced another is not handed over while the former one can come back',
    { tags: ['SEC-03', 'SEC-05'] },
    async () => {
      const thief = `thief${players}@example.com`;
      expect((await save({ email: thief, current_password: password })).status).toBe(200);
      const taken = await signInSocially(thief);
      expect([taken.status, taken.body.errors]).toEqual([422, { email: ['EMAIL_TAKEN'] }]);

      const [sent] = await server.sent(thief, 'confirm_email');
      expect(sent).toBeUndefined();
      await server.get('/api/v1/profile/verify-email', { token });
      const confirmation = new URL((await server.sent(thief, 'confirm_email')).at(-1)?.link ?? '');
      await server.get(`/api/v1/profile${confirmation.pathname}`);
      expect((await signInSocially(thief)).status).toBe(200);

      expect((await undo(await undoToken(email))).status).toBe(200);
      const owner = (await signIn({ email })).body.access.token;
      expect((await player(owner)).email).toBe(email);
      // The social identity that the thief linked meanwhile now only opens a new account.
      expect((await player(await social(thief))).email).toBe(thief);
      expect((await player(owner)).email).toBe(email);
    },
  );

  it('a former contact is for its owner only while it can come back', { tags: ['SEC-03'] }, async () => {
    expect((await save({ email: `other${players}@example.com`, current_password: password })).status).toBe(
      200,
    );
    const link = await undoToken(email);
    const register = () => server.post('/api/signup', server.signUpBody({ email }));
    expect((await register()).body.errors).toEqual({ email: ['EMAIL_TAKEN'] });
    const { access } = await server.signUp();
    expect((await save({ email, current_password: password }, access)).body.errors).toEqual({
      email: ['EMAIL_TAKEN'],
    });
    expect((await undo(link)).status).toBe(200);
    expect((await signIn({ email })).status).toBe(200);

    players += 1;
    const typo = `typo${players}@example.com`;
    const { access: careless } = await server.signUp({ email: typo });
    const right = { email: `right${players}@example.com`, current_password: password };
    expect((await save(right, careless)).status).toBe(200);
    expect((await signInSocially(typo)).status).toBe(200);
  });
});
