import { describe, expect, it } from 'vitest';
import { bodies, samples } from '../samples/index.ts';
import { z } from '../z.ts';
import { codes, endpoints, fieldCodes, type Endpoint, type EndpointId, type Schema } from './index.ts';
import { isLimitAmount } from './protection.ts';

const all: Endpoint[] = Object.values(endpoints);
const parse = (schema: Schema | undefined, value: unknown) => z.safeParse(schema ?? z.never(), value);
const found = (schema: Schema | undefined, value: unknown) => {
  const parsed = parse(schema, value);
  return parsed.success ? {} : fieldCodes(parsed.error.issues, value);
};

const { signUp: signup, pay: payment } = bodies;
const site = { region: 'KZ', brand: 'tulpar', domain: 'app.example' };
describe('the endpoint map', () => {
  it('holds every row of the ledger but the images of API-51', () => {
    const rows = new Set(all.flatMap(({ row }) => row.split(' ')));
    for (let number = 1; number <= 74; number++) {
      const row = `API-${String(number).padStart(2, '0')}`;
      expect([row, rows.has(row)]).toEqual([row, number !== 51]);
    }
    const valid = /^(?:API-\d\d(?: API-\d\d)*|fixed|addition)$/;
    expect(all.filter(({ row }) => !valid.test(row))).toEqual([]);
  });

  it('gives every call its own key, method and path', () => {
    expect(Object.entries(endpoints).filter(([key, { id }]) => key !== id)).toEqual([]);
    const routes = all.map(({ method, path, match }) => `${method} ${path} ${JSON.stringify(match ?? null)}`);
    expect(new Set(routes).size).toBe(all.length);
  });

  it('names a schema for every parameter of a path and no body for a GET', () => {
    for (const { id, path, params, method, body } of all) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const shape = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : [];
      expect([id, shape]).toEqual([id, names]);
      expect([id, method === 'GET' && body !== undefined]).toEqual([id, false]);
    }
  });

  it('uses only codes the contract lists', () => {
    const known = new Set<string>(Object.values(codes).flat());
    const used = all.flatMap(({ errors }) => Object.values(errors ?? {}).flat());
    expect(used.filter((code) => !known.has(code))).toEqual([]);
  });

  it('polls what the contract polls, with an ETag', { tags: ['NET-17', 'NOTIF-01'] }, () => {
    const polled = all.filter(({ poll }) => poll !== undefined).map(({ id, poll, etag }) => [id, poll, etag]);
    expect(polled).toEqual([
      ['balance', 5000, true],
      ['offers', 3000, true],
      ['playerWelcomeOffers', 3000, true],
      ['notifications', 10_000, true],
    ]);
    const tagged = all.filter(({ etag, poll }) => etag && poll === undefined).map(({ id }) => id);
    expect(tagged).toEqual(['translations', 'tripleTurn', 'transactions']);
  });
});

describe('answers', () => {
  it.each(Object.keys(endpoints) as EndpointId[])('the sample of %s fits its schema without loss', (id) => {
    const schema: Schema = endpoints[id].response;
    expect(z.parse(schema, samples[id])).toEqual(samples[id]);
  });

  it('takes a value of an open list that is not known yet', { tags: ['DATA-01'] }, () => {
    expect(parse(endpoints.profile.response, { ...samples.profile, status: 'diamond' }).success).toBe(true);
    expect(parse(endpoints.profile.response, { ...samples.profile, registration_type: 'post' }).success).toBe(
      false,
    );
  });

  it('takes whole minor units only', { tags: ['API-11'] }, () => {
    for (const amount of [1.5, '100', null, 2 ** 53, Number.NaN]) {
      expect(parse(endpoints.balance.response, { ...samples.balance, realBalance: amount }).success).toBe(
        false,
      );
    }
  });

  it('requires every named field: null means unknown', () => {
    const { source_id: _, ...others } = samples.profile;
    expect(parse(endpoints.profile.response, others).success).toBe(false);
    expect(parse(endpoints.profile.response, { ...others, source_id: null }).success).toBe(true);
  });

  it('wants moments in UTC', () => {
    for (const since of ['2026-01-12T10:00:00+05:00', '2026-01-12', '12.01.2026']) {
      expect(parse(endpoints.takeBreak.response, { ...samples.takeBreak, since }).success).toBe(false);
    }
  });
});

describe('queries', () => {
  it('turns raw strings into numbers', { tags: ['API-31'] }, () => {
    const parsed = parse(endpoints.games.query, { page: '2', limit: '20', category_slug: 'slots', utm: 'x' });
    expect(parsed.data).toEqual({ page: 2, limit: 20, category_slug: 'slots' });
  });

  it.each(['0', '-1', '1.5', '1e3', '0x10', ' 1', 'one', '99999999999'])(
    'refuses the page %j',
    { tags: ['API-31'] },
    (page) => {
      expect(found(endpoints.games.query, { page })).toEqual({ page: ['UNKNOWN_VALUE'] });
    },
  );

  it('ignores a currency and a language it does not know', { tags: ['API-31'] }, () => {
    const { data } = parse(endpoints.games.query, { currency: 'USD', language: 'de', sort_by: 'luck' });
    expect(data).toEqual({});
  });

  it('read flags in both spellings', { tags: ['API-25', 'API-34', 'API-66'] }, () => {
    const flag = (value: string) => {
      const cash = parse(endpoints.paymentMethods.query, {
        transaction_type: 'deposit',
        applepay_available: value,
      });
      const open = parse(endpoints.notifications.query, { 'filter[history]': value });
      return [cash.data, open.data];
    };
    for (const yes of ['1', 'true'])
      expect(flag(yes)).toMatchObject([{ applepay_available: true }, { 'filter[history]': 1 }]);
    for (const no of ['0', 'false'])
      expect(flag(no)).toMatchObject([{ applepay_available: false }, { 'filter[history]': 0 }]);
    expect(found(endpoints.notifications.query, { 'filter[history]': 'yes' })).toEqual({
      'filter[history]': ['UNKNOWN_VALUE'],
    });
  });

  it('names the type it does not know', { tags: ['API-25'] }, () => {
    expect(found(endpoints.paymentMethods.query, {})).toEqual({ transaction_type: ['UNKNOWN_VALUE'] });
  });

  it('takes a search without words as an empty one', { tags: ['API-35'] }, () => {
    expect(parse(endpoints.searchGames.query, {}).data).toEqual({ search: '' });
  });
});

describe('bodies', () => {
  it('have a sample each that fits without loss, except files', { tags: ['API-47', 'API-73'] }, () => {
    const sending = all.filter(({ body }) => body !== undefined).map(({ id }) => id);
    expect(Object.keys(bodies).sort()).toEqual(sending.sort());
    for (const [id, body] of Object.entries(bodies)) {
      if (id === 'uploadDocuments' || id === 'sendUploadPart') continue;
      expect([id, parse(endpoints[id as EndpointId].body as Schema, body).data]).toEqual([id, body]);
    }
  });

  it('take a registration by e-mail or by phone, never both or none', { tags: ['API-02'] }, () => {
    const { email: _, ...others } = signup;
    expect(found(endpoints.signUp.body, signup)).toEqual({});
    expect(found(endpoints.signUp.body, { ...others, phone: '77011234567' })).toEqual({});
    expect(found(endpoints.signUp.body, others)).toEqual({ email: ['REQUIRED'] });
    expect(found(endpoints.signUp.body, { ...signup, phone: '77011234567' })).toEqual({
      phone: ['FIELD_INVALID'],
    });
  });

  it('name what is wrong with each field', { tags: ['API-02'] }, () => {
    const wrong = { ...signup, email: 'no', password: '12345', currency: 'USD', brand: undefined };
    expect(found(endpoints.signUp.body, wrong)).toEqual({
      email: ['EMAIL_INVALID'],
      password: ['PASSWORD_TOO_SHORT'],
      currency: ['CURRENCY_INVALID'],
      brand: ['REQUIRED'],
    });
    expect(found(endpoints.signUp.body, { ...signup, email: 7 })).toEqual({ email: ['EMAIL_INVALID'] });
  });

  it('are distinguished by their fields', { tags: ['API-03', 'API-04'] }, () => {
    expect(found(endpoints.authenticate.body, { email: 'a@b.kz', password: '1', ...site })).toEqual({});
    expect(found(endpoints.authenticate.body, { token: 't', auth_type: null, ...site })).toEqual({});
    expect(found(endpoints.authenticate.body, { email: 'a@b.kz', ...site })).toEqual({
      password: ['REQUIRED'],
    });
    expect(found(endpoints.authenticate.body, { phone: '12', password: '1', ...site })).toEqual({
      phone: ['PHONE_INVALID'],
    });
    expect(found(endpoints.authenticate.body, null)).toEqual({ domain: ['FIELD_INVALID'] });
  });

  it('take a code by phone or the token of a link', { tags: ['API-07'] }, () => {
    const reset = { password: 'secret', region: 'KZ', brand: 'tulpar' };
    const { body } = endpoints.confirmPasswordReset;
    expect(found(body, { ...reset, token: 't' })).toEqual({});
    expect(found(body, { ...reset, phone: '77011234567', code: '123456' })).toEqual({});
    expect(found(body, { ...reset, phone: '77011234567', code: '12' })).toEqual({ code: ['CODE_INVALID'] });
  });

  it('read an emptied text as null and change only what is sent', { tags: ['API-10'] }, () => {
    const { data } = parse(endpoints.updateProfile.body, {
      email: '',
      first_name: '',
      address: null,
      language: 'kk',
    });
    expect(data).toEqual({ email: null, first_name: null, address: null, language: 'kk' });
  });

  it.each(['2026-02-30', '1992-3-4', '14.03.1992', 19_920_314])(
    'refuse the birthday %j',
    { tags: ['API-10'] },
    (birthday) => {
      expect(found(endpoints.updateProfile.body, { birthday })).toEqual({ birthday: ['BIRTHDAY_INVALID'] });
    },
  );

  it('name what is wrong with the files under one field', { tags: ['API-20'] }, () => {
    const file = (size: number, type: string) => new File([new Uint8Array(size)], 'a', { type });
    const send = (documents: File[]) =>
      found(endpoints.uploadDocuments.body, { documents, document_type: 'Passport' });
    expect(send([file(3, 'image/png')])).toEqual({});
    expect(send([])).toEqual({ documents: ['REQUIRED'] });
    expect(send([file(0, 'image/png')])).toEqual({ documents: ['FILE_EMPTY'] });
    expect(send([file(3, 'image/png'), file(3, 'application/octet-stream'), file(3, '')])).toEqual({});
    expect(send([file(20 * 1024 * 1024 + 1, 'image/jpeg')])).toEqual({ documents: ['FILE_TOO_LARGE'] });
    expect(send(Array.from({ length: 11 }, () => file(1, 'image/png')))).toEqual({
      documents: ['FILES_TOO_MANY'],
    });
  });

  it('know each key and its value', { tags: ['API-22'] }, () => {
    const { body } = endpoints.saveExtraData;
    expect(found(body, { key: 'showDownloadAppBannerCount', value: 3 })).toEqual({});
    expect(found(body, { key: 'nothing', value: 3 })).toEqual({ key: ['UNKNOWN_VALUE'] });
    expect(found(body, { key: 'showDownloadAppBannerCount', value: 'x' })).toEqual({
      value: ['FIELD_INVALID'],
    });
  });

  it('take whole positive amounts and name wrong ones', { tags: ['API-28'] }, () => {
    expect(found(endpoints.pay.body, payment)).toEqual({});
    for (const amount of [0, -5, 1.5, '500', 2 ** 53, undefined]) {
      expect(found(endpoints.pay.body, { ...payment, amount })).toEqual({ amount: ['AMOUNT_INVALID'] });
    }
    expect(found(endpoints.pay.body, { ...payment, fields: { phone: 7 } })).toEqual({
      'fields.phone': ['FIELD_INVALID'],
    });
  });

  it('hold exactly one record', { tags: ['API-73'] }, () => {
    expect(found(endpoints.analytics.body, [])).toEqual({ domain: ['FIELD_INVALID'] });
  });

  it('terminate on a long and hostile email', () => {
    // Quadratic run time would exceed the timeout of the test.
    const email = `a@${'a.'.repeat(200_000)}@`;
    expect(found(endpoints.signUp.body, { ...signup, email })).toEqual({ email: ['EMAIL_INVALID'] });
  });
});

it('A limit is a whole sum up to 10,000,000,000, or minutes of its period', { tags: ['SAFE-04'] }, () => {
  for (const amount of [0, -100, 50, 99, 2550, 150.5, 1_000_000_000_100, Number.NaN])
    expect(isLimitAmount(amount, 'deposit', 'day')).toBe(false);
  for (const amount of [100, 2500, 1_000_000_000_000])
    expect(isLimitAmount(amount, 'loss', 'month')).toBe(true);
  for (const minutes of [0, 0.5, 1441]) expect(isLimitAmount(minutes, 'time', 'day')).toBe(false);
  expect(isLimitAmount(1440, 'time', 'day')).toBe(true);
  expect(isLimitAmount(1441, 'time', 'week')).toBe(true);
});
