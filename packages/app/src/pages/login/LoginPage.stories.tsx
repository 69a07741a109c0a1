import type { Meta } from '@storybook/react-vite';
import { authenticate } from '@tulpar/api/contract';
import { refuse } from '@tulpar/api/samples';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectLink, screens } from '@tulpar/ui/testing';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { loggedEvents, logsEvents } from '#app/stories/browser.tsx';

export default { title: 'Pages/Login', ...wholeApp } satisfies Meta;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = async (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Электронная почта' });
const password = (canvas: Canvas) => canvas.getByLabelText('Пароль');
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Войти' });

async function fill(canvas: Canvas) {
  await userEvent.type(await field(canvas), 'aigerim@mail.ru');
  await userEvent.type(password(canvas), 'steppe88');
}

// ROUTE-02, AUTH-04, AUTH-06, AUTH-09, AUTH-03
export const Loaded: Story = {
  name: 'Three tabs: a password in two, two providers in the third, the language',
  ...scene({ path: '/auth/login' }),
  play: async ({ canvas }) => {
    await field(canvas);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Почта',
      'Телефон',
      'Соцсети',
    ]);
    await expect(canvas.getByRole('tab', { name: 'Почта' })).toHaveAttribute('aria-selected', 'true');
    await expect(password(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Телефон' }));
    await canvas.findByRole('textbox', { name: 'Номер телефона' });
    await expect(password(canvas)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Язык: Русский/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Соцсети' }));
    await canvas.findByRole('button', { name: 'Войти через Google' });
    await expect(canvas.getByRole('button', { name: 'Войти через Facebook' })).toBeVisible();
    await expectLink(canvas, 'правила', '/rules');
    await expect(canvas.getByText(/счётом в KZT ₸/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible();
    await expect(canvas.queryByLabelText('Пароль')).toBeNull();
  },
};

// ROUTE-02
export const Light: Story = {
  name: 'On a desktop the wordmark over the picture is as light as its headline in the light theme',
  ...scene({ path: '/auth/login' }),
  globals: { ...screens.desktop, ...screens.light },
  play: async ({ canvas, canvasElement }) => {
    await field(canvas);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    const marks = [...canvasElement.querySelectorAll('svg[viewBox^="112"] path')];
    await expect(marks).toHaveLength(1);
    const headline = marks[0]?.closest('svg')?.nextElementSibling;
    const { fill } = getComputedStyle(marks[0] as Element);
    await expect(fill).toBe('rgb(251, 245, 238)');
    await expect(fill).toBe(getComputedStyle(headline as Element).color);
  },
};

// AUTH-10
export const Close: Story = {
  name: 'The cross leads back to where the visitor came from',
  ...scene({ path: '/credits' }),
  play: async ({ canvas }) => {
    await userEvent.click(within(await canvas.findByRole('banner')).getByRole('link', { name: 'Войти' }));
    await field(canvas);
    await expectLink(canvas, 'Закрыть', '/credits');
  },
};

// ANALYT-06
export const CloseLogged: Story = {
  name: 'The close button of this form is logged, other exits are not',
  ...scene({ path: '/auth/register' }, [logsEvents]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Войти' }));
    await canvas.findByRole('button', { name: 'Войти' });
    await userEvent.click(canvas.getByRole('link', { name: 'Закрыть' }));
    await waitFor(() => expect(loggedEvents.mock.calls).toEqual([['login-form-close']]));
    await expect(await canvas.findByRole('link', { name: 'Регистрация' })).toBeVisible();
  },
};

// VALID-18
export const Checks: Story = {
  name: 'A field is checked when it is left, then at every change',
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

// ERR-03
export const WrongPassword: Story = {
  name: 'A refusal is shown above the button and the form is preserved',
  ...scene({ path: '/auth/login' }, [refuse(authenticate, 401, 'AUTH_INVALID_CREDENTIALS')]),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Неверная почта, телефон или пароль');
    await expect(await field(canvas)).toHaveValue('aigerim@mail.ru');
    await expect(password(canvas)).toHaveValue('steppe88');
  },
};

const tooOften = http.post(`*${authenticate.path}`, () =>
  HttpResponse.json(
    { message: 'TOO_MANY_ATTEMPTS', request_id: 'r' },
    { status: 429, headers: { 'Retry-After': '540' } },
  ),
);

// SEC-10, ERR-03
export const TooOften: Story = {
  name: 'After too many attempts the time to the next one counts down',
  ...scene({ path: '/auth/login' }, [tooOften]),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Слишком много попыток. Повторить можно через (?:9:00|8:5\d)$/,
    );
  },
};

// AUTH-23, HASH-11
export const Banned: Story = {
  name: 'A banned player is sent to the lobby with a message',
  ...scene({ path: '/auth/login' }, [refuse(authenticate, 403, 'AUTH_USER_BANNED')]),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('Аккаунт заблокирован'));
    await expect(canvas.queryByLabelText('Пароль')).toBeNull();
  },
};
