import { user } from '@tulpar/api/samples';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';
import { VerifyPhone } from './components/VerifyPhone.tsx';

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
