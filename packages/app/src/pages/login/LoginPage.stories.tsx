import type { Meta, StoryObj } from '@storybook/react-vite';
import { authenticate } from '@tulpar/api/contract';
import { answer, hang, refuse } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Login',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = async (canvas: Canvas) => canvas.findByRole('combobox', { name: 'E-mail' });
const password = (canvas: Canvas) => canvas.getByLabelText('Пароль');
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Войти' });

async function fill(canvas: Canvas) {
  await userEvent.type(await field(canvas), 'aigerim@mail.ru');
  await userEvent.type(password(canvas), 'steppe88');
}

export const Loaded: Story = {
  name: 'ROUTE-02 AUTH-05 AUTH-06 AUTH-09 two tabs, a password in each, the language',
  ...scene({ path: '/auth/login' }),
  play: async ({ canvas }) => {
    await field(canvas);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['E-mail', 'Телефон']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Телефон' }));
    await canvas.findByRole('textbox', { name: 'Номер телефона' });
    await expect(password(canvas)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Язык: Русский/ })).toBeVisible();
  },
};

export const Checks: Story = {
  name: 'VALID-18 a field is checked when it is left, then at every change',
  ...scene({ path: '/auth/login' }),
  play: async ({ canvas }) => {
    const email = await field(canvas);
    await userEvent.type(email, 'aigerim@mail');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(email, '.ru');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  },
};

export const WrongPassword: Story = {
  name: 'ERR-03 a refusal is told above the button and nothing typed is lost',
  ...scene({ path: '/auth/login' }, [refuse(authenticate, 401, 'AUTH_INVALID_CREDENTIALS')]),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Логин или пароль не подходят');
    await expect(await field(canvas)).toHaveValue('aigerim@mail.ru');
    await expect(password(canvas)).toHaveValue('steppe88');
  },
};

export const Loading: Story = {
  name: 'Waiting for the answer',
  ...scene({ path: '/auth/login' }, [hang(authenticate)]),
  play: async ({ canvas }) => {
    await fill(canvas);
    const button = submit(canvas);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

const asked = fn();

export const SignedIn: Story = {
  name: 'AUTH-02 AUTH-15 ACCESS-05 signing in leads on, signed in',
  ...scene({ path: '/auth/login' }, [
    answer(authenticate, ({ body }) => {
      asked(body);
      return {
        access: { token: 'sample', expires_in: 900 },
        refresh: { token: 'sample-refresh', expires_in: null },
        redirect_url: null,
      };
    }),
  ]),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await canvas.findByRole('link', { name: 'Профиль' });
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({
        email: 'aigerim@mail.ru',
        password: 'steppe88',
        region: 'KZ',
        brand: 'tulpar',
      }),
    );
    await expect(localStorage.getItem('refreshToken')).toBe('sample-refresh');
  },
};

export const Banned: Story = {
  name: 'AUTH-23 HASH-11 a banned player is sent to main and told',
  ...scene({ path: '/auth/login' }, [refuse(authenticate, 403, 'AUTH_USER_BANNED')]),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('Аккаунт заблокирован'));
    await expect(canvas.queryByLabelText('Пароль')).toBeNull();
  },
};
