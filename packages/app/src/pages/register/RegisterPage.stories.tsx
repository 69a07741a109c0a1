import type { Meta, StoryObj } from '@storybook/react-vite';
import { signUp, welcomeOffers } from '@tulpar/api/contract';
import { answer, refuse } from '@tulpar/api/samples';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Register',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'E-mail' }), 'Aigerim@mail.ru ');
  await userEvent.type(canvas.getByLabelText('Пароль'), 'steppe88');
}

const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Создать аккаунт' });

export const Loaded: Story = {
  name: 'ROUTE-03 REG-05 REG-07 REG-08 REG-09 currency, terms and the way to login',
  ...scene({ path: '/auth/register' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'E-mail' });
    await expect(canvas.getByRole('radio', { name: /KZT/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'правила' })).toHaveAttribute('href', '/rules');
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/login');
  },
};

export const NoBanner: Story = {
  name: 'REG-03 without a banner the page has a headline of its own',
  ...scene({ path: '/auth/register' }, [answer(welcomeOffers, { data: [] })]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Оседлайте удачу')).length).toBeGreaterThan(0);
  },
};

const asked = fn();

export const Terms: Story = {
  name: 'VALID-17 without the terms nothing is sent',
  ...scene({ path: '/auth/register' }, [refuse(signUp, 500, 'GENERAL_ERROR')]),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submit(canvas));
    await canvas.findByText('Отметьте, что принимаете правила');
    await expect(submit(canvas)).not.toHaveAttribute('aria-busy');
  },
};

export const Taken: Story = {
  name: 'ERR-01 ERR-02 codes of the server stand at their fields, joined by commas',
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
    await expect(canvas.getByRole('combobox', { name: 'E-mail' })).toHaveFocus();
  },
};

export const Sent: Story = {
  name: 'REG-02 REG-11 REG-13 VALID-03 what registration sends',
  ...scene({ path: '/auth/register' }, [
    answer(signUp, ({ body }) => {
      asked(body);
      return { access: { token: 'sample', expires_in: 900 }, refresh: null, redirect_url: null };
    }),
  ]),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await canvas.findByRole('link', { name: 'Профиль' });
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({
        email: 'aigerim@mail.ru',
        currency: 'KZT',
        receive_email: true,
        receive_sms: true,
        promo_code: null,
      }),
    );
  },
};
