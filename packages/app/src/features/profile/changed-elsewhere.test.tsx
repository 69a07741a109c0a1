import { profile, updateProfile, type User } from '@tulpar/api/contract';
import { answer, user } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PROFILE_KEY } from '#app/features/session/index.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';
import { cleanup, render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';
import { VerifyPhone } from './components/VerifyPhone.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('contacts that another tab or device has changed', () => {
  it('show in unedited fields, and are not undone by saving', { tags: ['PROF-15'] }, async () => {
    let stored: Partial<User> = { phone: '77010000001' };
    const saved: unknown[] = [];
    await openApp('/profile/contacts', true, [
      answer(profile, () => user(stored)),
      answer(updateProfile, ({ body }) => {
        saved.push(body);
        return { success: true as const };
      }),
    ]);
    await field('Адрес').fill('Abay 10');
    stored = { first_name: 'Dana', phone: '77010000002', address: 'Abay 1' };
    void store.get(queryClientAtom).invalidateQueries({ queryKey: PROFILE_KEY });
    await expect.element(field('Имя')).toHaveValue('Dana');
    await expect.element(field('Адрес')).toHaveValue('Abay 10');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect
      .poll(() => saved)
      .toMatchObject([{ first_name: 'Dana', phone: '77010000002', address: 'Abay 10' }]);
  });
});

describe('what another tab has changed without this one knowing', () => {
  const open = async (path: string, stored: Partial<User>) => {
    let current = stored;
    const saved: unknown[] = [];
    await openApp(path, true, [
      answer(profile, () => user(current)),
      answer(updateProfile, ({ body }) => {
        saved.push(body);
        return { success: true as const };
      }),
    ]);
    return { saved, change: (next: Partial<User>) => void (current = next) };
  };

  it('in the contacts is not undone by saving another field', { tags: ['PROF-15'] }, async () => {
    const { saved, change } = await open('/profile/contacts', { first_name: 'Aru', address: 'Abay 1' });
    await field('Имя').fill('Dana');
    change({ first_name: 'Aru', address: 'Abay 10' });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(() => saved).toMatchObject([{ first_name: 'Dana', address: 'Abay 10' }]);
  });

  it('in the newsletters is not undone by the other switch', { tags: ['PROF-17'] }, async () => {
    const { saved, change } = await open('/profile/settings', {
      is_newsletters_enabled: true,
      is_sms_enabled: true,
    });
    const sms = page.getByRole('switch', { name: 'SMS об акциях и бонусах' });
    await expect.element(sms).toBeChecked();
    change({ is_newsletters_enabled: false, is_sms_enabled: true });
    await sms.click();
    await expect.poll(() => saved).toEqual([{ is_newsletters_enabled: false, is_sms_enabled: false }]);
  });
});

describe('a phone that another tab or device has', () => {
  const open = async (stored: Partial<User>) => {
    let current = stored;
    await openApp('/profile/verify-phone', true, [answer(profile, () => user(current))]);
    return (next: Partial<User>) => {
      current = next;
      void store.get(queryClientAtom).invalidateQueries({ queryKey: PROFILE_KEY });
    };
  };

  it('changed is the one the code is sent to', { tags: ['CONF-02'] }, async () => {
    const change = await open({ phone: '77010000001', phone_confirmed_by: 'none' });
    await expect.element(field('Номер телефона')).toHaveValue('+7 (701) 000-00-01');
    change({ phone: '77010000002', phone_confirmed_by: 'none' });
    await expect.element(field('Номер телефона')).toHaveValue('+7 (701) 000-00-02');
  });

  it('confirmed needs no code here', { tags: ['CONF-01'] }, async () => {
    const phone = '77010000001';
    const change = await open({ phone, phone_confirmed_by: 'none' });
    await page.getByRole('button', { name: 'Отправить код' }).click();
    await expect.element(field('Код из SMS, шесть цифр')).toBeVisible();
    change({ phone, phone_confirmed_by: 'call' });
    await expect.element(page.getByText('Номер подтверждён', { exact: true })).toBeVisible();
  });
});

const open = (phone: string | null) =>
  render(
    <PageProviders
      router={createMemoryRouter([{ path: '*', element: <VerifyPhone user={user({ phone })} /> }])}
    />,
  );
const phone = () => page.getByRole('textbox', { name: 'Номер телефона' });

it('another phone that was typed survives a reload', { tags: ['CONF-02'] }, async () => {
  await showLanguage('ru', { chosen: false });
  await open('77011234567');
  await phone().fill('77017654321');
  await cleanup();
  await open('77011234567');
  await expect.element(phone()).toHaveValue('+7 (701) 765-43-21');
  await expect.element(page.getByLabelText('Текущий пароль')).toBeVisible();
  expect(sessionStorage.getItem('draft:verify-phone')).not.toContain('password');
  await cleanup();
});
