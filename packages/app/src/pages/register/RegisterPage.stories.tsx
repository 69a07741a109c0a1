import type { Meta } from '@storybook/react-vite';
import { signUp, welcomeOffers } from '@tulpar/api/contract';
import { answer, refuse, samples } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEveryLanguage, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Register', ...wholeApp } satisfies Meta;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.type(
    await canvas.findByRole('combobox', { name: 'Электронная почта' }),
    'Aigerim@mail.ru ',
  );
  await userEvent.type(canvas.getByLabelText('Пароль'), 'steppe88');
}

const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Создать аккаунт' });

// ROUTE-03, REG-01, REG-05, REG-07, REG-08, REG-09, REG-10
export const Loaded: Story = {
  name: 'The tabs of login, languages, currency, terms and the way to login',
  ...scene({ path: '/auth/register' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Электронная почта' });
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Почта',
      'Телефон',
      'Соцсети',
    ]);
    await expect(canvas.getByRole('button', { name: /Язык: Русский/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /KZT/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Мне есть 18 лет/ })).toBeChecked();
    await expectLink(canvas, 'правила', '/rules');
    await expectLink(canvas, 'Войти', '/auth/login');
  },
};

// REG-01, REG-02
export const Phone: Story = {
  name: 'By phone; the tabs share what was typed',
  ...scene({ path: '/auth/register' }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Телефон' }));
    await canvas.findByRole('textbox', { name: 'Номер телефона' });
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('steppe88');
    await userEvent.click(canvas.getByRole('radio', { name: /AZN/ }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Соцсети' }));
    await canvas.findByRole('button', { name: 'Войти через Google' });
    await expect(canvas.getByRole('radio', { name: /AZN/ })).toBeChecked();
  },
};

// REG-01, VALID-17
export const Social: Story = {
  name: 'By a provider: currency and terms come first',
  ...scene({ path: '/auth/register' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Соцсети' }));
    const google = await canvas.findByRole('button', { name: 'Войти через Google' });
    await expect(canvas.getByRole('radio', { name: /KZT/ })).toBeChecked();
    await expect(canvas.queryByLabelText('Пароль')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(google);
    await canvas.findByText('Отметьте, что принимаете правила');
    await expect(google).not.toHaveAttribute('aria-busy');
  },
};

// PLAT-07, PLAT-08, PLAT-09, VALID-15
export const Licence: Story = {
  name: 'The licence variant requires name, address and consent',
  ...scene({ path: '/auth/register', stored: { isTestLicence: '1' } }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Имя' });
    await expect(canvas.getByRole('group', { name: 'Страна' })).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await fill(canvas);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getByRole('textbox', { name: 'Адрес' })).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveFocus();
  },
};

// REG-03
export const OtherCurrency: Story = {
  name: 'The bonus is the one of the chosen currency',
  ...scene({ path: '/auth/register' }, [
    answer(welcomeOffers, ({ query }) => ({
      data: samples.welcomeOffers.data.map((welcome) => ({
        ...welcome,
        register_banner: {
          slug: 'welcome',
          image_url: null,
          title: `Бонус ${query['currency']}`,
          text: null,
        },
      })),
    })),
  ]),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Бонус KZT');
    await userEvent.click(canvas.getByRole('radio', { name: /AZN/ }));
    await canvas.findAllByText('Бонус AZN');
    await expect(canvas.queryByText('Бонус KZT')).toBeNull();
  },
};

// REG-03
export const NoBanner: Story = {
  name: 'Without a banner the page has a headline of its own',
  ...scene({ path: '/auth/register' }, [answer(welcomeOffers, { data: [] })]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Выберите своего коня')).length).toBeGreaterThan(0);
  },
};

// ERR-01, ERR-02
export const Taken: Story = {
  name: 'Error codes of the server at their fields',
  ...scene({ path: '/auth/register' }, [
    refuse(signUp, 422, 'VALIDATION_ERROR', {
      email: ['EMAIL_TAKEN'],
      promo_code: ['PROMO_CODE_EXPIRED', 'NEVER_HEARD'],
    }),
  ]),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await canvas.findByText('Аккаунт с этой почтой уже есть. Войдите в него');
    await canvas.findByText('Промокод больше не действует, NEVER_HEARD');
    await expect(canvas.getByRole('combobox', { name: 'Электронная почта' })).toHaveFocus();
  },
};

export const Desktop: Story = {
  name: 'On a desktop',
  ...scene({ path: '/auth/register' }),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Электронная почта' })).toBeVisible();
    await expect((await canvas.findAllByText('120% на первый депозит')).length).toBeGreaterThan(0);
  },
};

export const Languages: Story = {
  ...scene({ path: '/auth/register', stored: { isTestLicence: '1' } }),
  ...inEveryLanguage(),
};
