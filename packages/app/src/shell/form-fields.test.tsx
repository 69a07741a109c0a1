import { methodOptions } from '@tulpar/api/contract';
import { answer, methodOptionsSample } from '@tulpar/api/samples';
import { expect, it } from 'vitest';
import { until } from '#app/platform/testing/pass-time.ts';
import { openApp } from './testing/app-at.tsx';

/** Text fields as seen by password managers and the browser. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(({ type }) => !['checkbox', 'radio', 'file', 'hidden'].includes(type))
    .map((field) => `${field.name}: ${field.autocomplete}`);

it.each([
  ['/auth/login', false, ['email: username', 'password: current-password']],
  ['/auth/register', false, ['email: email', 'password: new-password', 'promo_code: off']],
  ['/auth/reset-password', false, ['email: username']],
  [
    '/auth/reset-password?token=token-of-the-letter',
    false,
    ['username: username', 'password: new-password', 'passwordConfirmation: new-password'],
  ],
  ['/games/search', false, ['search: off']],
  ['/providers', false, ['provider: off']],
  [
    '/profile/contacts',
    true,
    [
      'first_name: given-name',
      'last_name: family-name',
      'birthday: bday',
      'address: street-address',
      'email: email',
      'phone: tel',
    ],
  ],
  [
    '/profile/settings',
    true,
    [
      'username: username',
      'old_password: current-password',
      'new_password: new-password',
      'confirmation: new-password',
    ],
  ],
  ['/cash-box/deposit?method=kz-card', true, ['amount: off']],
] as const)(
  'the fields of %s have their names and purposes',
  { tags: ['INPUT-10'] },
  async (path, isPlayer, expected) => {
    await openApp(path, isPlayer, [
      answer(methodOptions, { ...methodOptionsSample, notice: null, fields: [] }),
    ]);
    await until(() => expect(fields()).toEqual(expected));
  },
);
