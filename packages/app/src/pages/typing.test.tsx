import { samples, user } from '@tulpar/api/samples';
import { endpoints, profile, type Endpoint } from '@tulpar/api/contract';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allTexts, showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { endSession, startSession, raiseGeneration } from '#app/platform/session/session.ts';
import { Page as Deposit } from './cash-box-deposit/index.ts';
import { Page as Login } from './login/index.ts';
import { Page as Contacts } from './profile-contacts/index.ts';
import { Page as Settings } from './profile-settings/index.ts';
import { Page as VerifyPhone } from './profile-verify-phone/index.ts';
import { Page as Register } from './register/index.ts';
import { Page as Reset } from './reset-password/index.ts';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

/** What React tells its tools about a component on the page. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

const drawn = vi.hoisted(() => {
  const hook = (Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') ?? {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
  }) as { onCommitFiberRoot?: (...given: unknown[]) => void };
  const heard = { commit: (_page: unknown) => {} };
  const { onCommitFiberRoot: before } = hook;
  hook.onCommitFiberRoot = (...given) => {
    heard.commit((given[1] as { current: unknown }).current);
    before?.apply(hook, given);
  };
  // React looks for it when it is loaded, so it has to be there before.
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', hook);
  return heard;
});

/** Function components, those with a ref, and memoised ones. */
const COMPONENTS = new Set([0, 11, 14, 15]);
const PERFORMED_WORK = 1;

function nameOf(type: unknown): string {
  const named = type as { displayName?: string; name?: string; render?: { name?: string } } | null;
  return named?.displayName ?? named?.name ?? named?.render?.name ?? '';
}

/** Names of the components a commit has drawn again. What was not touched keeps its fibers. */
function again(fiber: Fiber, names: string[] = []): string[] {
  const before = fiber.alternate;
  if (COMPONENTS.has(fiber.tag) && before && fiber.flags & PERFORMED_WORK) names.push(nameOf(fiber.type));
  if (before?.child === fiber.child) return names;
  for (let child = fiber.child; child; child = child.sibling) again(child, names);
  return names;
}

/** A player who may still type both contacts. */
const NOTHING_LOCKED = { registration_type: 'phone', phone: null } as const;

/** Reads of a payment form. */
const CASH_BOX = ['balance', 'offers', 'paymentMethods', 'methodOptions', 'payerCards'] as const;

let root: Root;
let container: HTMLElement;
const is = (path: string, { path: known }: Pick<Endpoint, 'path'>) =>
  path.replace(/\/$/, '') === known.replace(/\/$/, '');

beforeEach(async () => {
  await showLanguage('ru', { chosen: false });
  await allTexts();
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname } = new URL(input, location.href);
    if (is(pathname, profile)) return Response.json(user(NOTHING_LOCKED));
    return Response.json(samples[CASH_BOX.find((id) => is(pathname, endpoints[id])) ?? 'welcomeOffers']);
  });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  drawn.commit = () => {};
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
  endSession('logout');
  localStorage.clear();
  sessionStorage.clear();
});

function open(Page: ComponentType, address = '/') {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  raiseGeneration();
  root.render(<PageProviders router={router} />);
}

const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const labelled = (label: string) =>
  [...container.querySelectorAll<HTMLInputElement>('input')].find(
    (one) => one.labels?.[0]?.textContent === label,
  );

/** Every component that is drawn again for the letters of a field after the first. */
async function typed(find: () => HTMLInputElement | null | undefined, letters: string): Promise<Set<string>> {
  await expect.poll(() => find()).toBeTruthy();
  const input = find();
  if (!input) throw new Error('There is no such field.');
  input.focus();
  const [first = '', ...more] = letters;
  // The first letter may change what the form comes to; the others are only letters.
  await userEvent.keyboard(first);
  await expect.poll(() => input.value).toContain(first);
  await new Promise(requestAnimationFrame);
  const names = new Set<string>();
  let commits = 0;
  drawn.commit = (page) => {
    commits += 1;
    for (const name of again(page as Fiber)) names.add(name);
  };
  for (const letter of more) {
    const known = commits;
    await userEvent.keyboard(letter);
    await expect.poll(() => commits).toBeGreaterThan(known);
  }
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
  ['Contacts', 'email', () => labelled('E-mail'), 'abc'],
  ['Settings', 'old password', () => field('old_password'), 'step'],
  ['Settings', 'new password', () => field('new_password'), 'step'],
  ['VerifyPhone', 'phone', () => field('phone'), '701'],
] as const)('a letter draws the field and nothing around it: %s, %s', async (name, _field, find, letters) => {
  const [Page, isPlayers] = pages[name];
  if (isPlayers) startSession({ access: 'sample', refresh: 'sample' });
  open(Page);
  const names = await typed(find, letters);
  expect([...names], 'the field is drawn').toContain('Field');
  const around =
    /Page$|Form$|Step$|Layout$|Tabs$|TabPanel|^Button$|^Link$|CarryLink|KnownPlayer|PlayerRecord/;
  expect([...names].filter((one) => around.test(one))).toEqual([]);
});

it('a figure draws the amount and what it comes to, and not the form', async () => {
  startSession({ access: 'sample', refresh: 'sample' });
  open(Deposit, '/?method=kz-mobile');
  const names = await typed(() => field('amount'), '5000');
  expect([...names]).toEqual(expect.arrayContaining(['AmountInput', 'SubmitButton']));
  expect([...names].filter((one) => /Page$|Form$|Step$|Head$|Fields$|PhoneInput/.test(one))).toEqual([]);
});
