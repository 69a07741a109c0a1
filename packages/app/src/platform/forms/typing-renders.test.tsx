import { samples, user } from '@tulpar/api/samples';
import { endpoints, profile, readPath } from '@tulpar/api/contract';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { Page as Deposit } from '#app/pages/cash-box-deposit/DepositPage.tsx';
import { Page as Login } from '#app/pages/login/LoginPage.tsx';
import { Page as Contacts } from '#app/pages/profile-contacts/ProfileContactsPage.tsx';
import { Page as Settings } from '#app/pages/profile-settings/ProfileSettingsPage.tsx';
import { Page as VerifyPhone } from '#app/pages/profile-verify-phone/ProfileVerifyPhonePage.tsx';
import { Page as Register } from '#app/pages/register/RegisterPage.tsx';
import { Page as Reset } from '#app/pages/reset-password/ResetPasswordPage.tsx';
import { watchCommits } from '#app/platform/testing/commits.ts';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

/** A player who can edit both contacts. */
const NOTHING_LOCKED = { registration_type: 'phone', phone: null } as const;

/** Requests of a payment form. */
const CASH_BOX = [
  'balance',
  'limits',
  'offers',
  'paymentMethods',
  'methodOptions',
  'payerCards',
  'transactions',
] as const;

let container: HTMLElement;
beforeEach(async () => {
  await showLanguage('ru', { chosen: false });
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, location.href);
    if (readPath(profile, pathname)) return Response.json(user(NOTHING_LOCKED));
    return Response.json(
      samples[CASH_BOX.find((id) => readPath(endpoints[id], pathname)) ?? 'welcomeOffers'],
    );
  });
});

async function open(Page: ComponentType, address = '/') {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  ({ container } = await render(<PageProviders router={router} />));
}

const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const labelled = (label: string) =>
  [...container.querySelectorAll<HTMLInputElement>('input')].find(
    (one) => one.labels?.[0]?.textContent === label,
  );

/** Components that render for each letter after the first one. */
async function typed(find: () => HTMLInputElement | null | undefined, letters: string): Promise<Set<string>> {
  await expect.poll(() => find()).toBeTruthy();
  const input = find();
  if (!input) throw new Error('There is no such field.');
  input.focus();
  const [first = '', ...more] = letters;
  // The first letter may change the state of the whole form.
  await userEvent.keyboard(first);
  await expect.poll(() => input.value).toContain(first);
  // Wait for pending responses, because each renders the components that show it.
  await expect.poll(() => store.get(queryClientAtom).isFetching()).toBe(0);
  await new Promise(requestAnimationFrame);
  const names = new Set<string>();
  let commits = 0;
  const stop = watchCommits((rendered) => {
    commits += 1;
    for (const name of rendered) names.add(name);
  });
  for (const letter of more) {
    const known = commits;
    await userEvent.keyboard(letter);
    await expect.poll(() => commits).toBeGreaterThan(known);
  }
  stop();
  return names;
}

const pages = {
  Login: [Login, false],
  Register: [Register, false],
  Reset: [Reset, false],
  Contacts: [Contacts, true],
  Settings: [Settings, true],
  VerifyPhone: [VerifyPhone, true],
} as const;

it.each([
  ['Login', 'email', () => field('email'), 'aru'],
  ['Login', 'password', () => field('password'), 'step'],
  ['Register', 'email', () => field('email'), 'aru'],
  ['Register', 'password', () => field('password'), 'step'],
  ['Register', 'promo code', () => field('promo_code'), 'NOMAD'],
  ['Reset', 'email', () => field('email'), 'aru'],
  ['Contacts', 'first name', () => labelled('Имя'), 'abc'],
  ['Contacts', 'address', () => labelled('Адрес'), 'abc'],
  ['Contacts', 'phone', () => field('phone'), '701'],
  ['Contacts', 'email', () => labelled('Электронная почта'), 'abc'],
  ['Settings', 'old password', () => field('old_password'), 'step'],
  ['Settings', 'new password', () => field('new_password'), 'step'],
  ['VerifyPhone', 'phone', () => field('phone'), '701'],
] as const)(
  'a letter renders its field and nothing around it: %s, %s',
  async (name, _field, find, letters) => {
    const [Page, isPlayers] = pages[name];
    if (isPlayers) startSession({ access: 'sample', refresh: 'sample' });
    await open(Page);
    const names = await typed(find, letters);
    expect([...names], 'the field renders').toContain('Field');
    const around = /Page$|Form$|Step$|Layout$|Tabs$|TabPanel|^Button$|^Link$|KnownPlayer|PlayerRecord/;
    expect([...names].filter((one) => around.test(one))).toEqual([]);
  },
);

it('a digit renders the amount and the submit button, and not the form', async () => {
  startSession({ access: 'sample', refresh: 'sample' });
  await open(Deposit, '/?method=kz-mobile');
  const names = await typed(() => field('amount'), '5000');
  expect([...names]).toEqual(expect.arrayContaining(['AmountInput', 'SubmitButton']));
  expect([...names].filter((one) => /Page$|Form$|Step$|Head$|Fields$|PhoneInput/.test(one))).toEqual([]);
});
