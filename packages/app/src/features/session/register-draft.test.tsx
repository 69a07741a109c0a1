import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { RegisterForm } from './components/RegisterForm.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

const DRAFT = 'draft:register';

beforeEach(async () => {
  await showLanguage('ru', { chosen: false });
});

const open = () =>
  render(
    <PageProviders
      router={createMemoryRouter([{ path: '*', element: <RegisterForm onCurrency={() => undefined} /> }])}
    />,
  );

const terms = () => page.getByRole('checkbox');
const email = () => page.getByRole('combobox', { name: 'Электронная почта' });

it('terms ticked by default do not apply to the licence variant', { tags: ['REG-08', 'OP-97'] }, async () => {
  await open();
  await expect.element(terms()).toBeChecked();
  await cleanup();
  expect(sessionStorage.getItem(DRAFT)).toBeNull();

  localStorage.setItem('isTestLicence', '1');
  await open();
  await expect.element(terms()).not.toBeChecked();
});

it('a draft holds only what was typed', { tags: ['REG-08', 'FORM-13'] }, async () => {
  await open();
  await userEvent.fill(email(), 'aru@steppe.kz');
  await cleanup();
  const { values } = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as { values: object };
  expect(values).toEqual({ email: 'aru@steppe.kz', tab: 'email' });

  localStorage.setItem('isTestLicence', '1');
  await open();
  await expect.element(email()).toHaveValue('aru@steppe.kz');
  await expect.element(terms()).not.toBeChecked();
  await userEvent.click(terms());
  await cleanup();

  await open();
  await expect.element(email()).toHaveValue('aru@steppe.kz');
  await expect.element(terms()).toBeChecked();
});
