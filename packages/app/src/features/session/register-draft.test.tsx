import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allTexts, showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { RegisterForm } from './components/RegisterForm.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

const DRAFT = 'draft:register';

let root: Root | null = null;
let host: HTMLElement;

beforeEach(async () => {
  await showLanguage('ru', { chosen: false });
  await allTexts();
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  close();
  host.remove();
  localStorage.clear();
  sessionStorage.clear();
});

function open() {
  root = createRoot(host);
  root.render(<PageProviders router={createMemoryRouter([{ path: '*', Component: RegisterForm }])} />);
}

function close() {
  root?.unmount();
  root = null;
}

const terms = () => page.getByRole('checkbox');
const email = () => page.getByRole('combobox', { name: 'E-mail' });

it(
  'ticked terms of an untouched form do not reach the licence variant',
  { tags: ['REG-08', 'OP-97'] },
  async () => {
    open();
    await expect.element(terms()).toBeChecked();
    close();
    expect(sessionStorage.getItem(DRAFT)).toBeNull();

    localStorage.setItem('isTestLicence', '1');
    open();
    await expect.element(terms()).not.toBeChecked();
  },
);

it('a draft holds what was typed, and no field besides', { tags: ['REG-08', 'FORM-13'] }, async () => {
  open();
  await userEvent.fill(email(), 'aru@steppe.kz');
  close();
  const { values } = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as { values: object };
  expect(values).toEqual({ email: 'aru@steppe.kz', tab: 'email' });

  localStorage.setItem('isTestLicence', '1');
  open();
  await expect.element(email()).toHaveValue('aru@steppe.kz');
  await expect.element(terms()).not.toBeChecked();
  await userEvent.click(terms());
  close();

  open();
  await expect.element(email()).toHaveValue('aru@steppe.kz');
  await expect.element(terms()).toBeChecked();
});
