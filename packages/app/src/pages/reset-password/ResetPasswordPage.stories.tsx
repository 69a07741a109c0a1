import type { Meta } from '@storybook/react-vite';
import { confirmPasswordReset, requestPasswordReset } from '@tulpar/api/contract';
import { refuse } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { FAULT, scene, wholeApp, records, type Story } from '#app/stories/app-story.tsx';
import { STAGE_NOW } from '#app/stories/stage.ts';

export default { title: 'Pages/ResetPassword', ...wholeApp } satisfies Meta;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const path = '/auth/reset-password';
const link = `${path}?token=token-of-the-letter`;
const PHONE = '77011234567';
const now = Date.parse(STAGE_NOW);

const email = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Электронная почта' });
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const type = async (canvas: Canvas, name: string, text: string) =>
  userEvent.type(await canvas.findByLabelText(name), text);

async function requestByEmail(canvas: Canvas) {
  await userEvent.type(await email(canvas), 'aigerim@mail.ru');
  await press(canvas, 'Отправить ссылку');
}

async function requestByPhone(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Телефон' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер телефона' }), '7011234567');
  await press(canvas, 'Отправить код');
}

async function newPassword(canvas: Canvas, password = 'steppe88', repeated = password) {
  await type(canvas, 'Новый пароль', password);
  await type(canvas, 'Повторите новый пароль', repeated);
  await press(canvas, 'Сохранить пароль');
}

const requested = fn();
const saved = fn();
const recorded = [
  records(requestPasswordReset, requested, { success: true, retry_after: 60 }),
  records(confirmPasswordReset, saved, { success: true }),
];

// ROUTE-04, RESET-01, FORM-13
export const Loaded: Story = {
  name: 'Two tabs, and the link back to the login',
  ...scene({ path }),
  play: async ({ canvas }) => {
    await expect(await email(canvas)).toHaveAttribute('name', 'email');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Почта', 'Телефон']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Телефон' }));
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона' })).toHaveAttribute(
      'name',
      'phone',
    );
    await expectLink(canvas, 'Вернуться ко входу', '/auth/login');
  },
};

// RESET-01
export const ByEmail: Story = {
  name: 'By e-mail: the message is sent, another one only later',
  ...scene({ path }, recorded),
  play: async ({ canvas }) => {
    await requestByEmail(canvas);
    await canvas.findByRole('heading', { name: 'Письмо уже в пути' });
    await expect(requested).toHaveBeenLastCalledWith({
      email: 'aigerim@mail.ru',
      region: 'KZ',
      brand: 'tulpar',
      recaptcha_token: '',
    });
    const again = canvas.getByRole('button', { name: 'Отправить ещё раз' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveAccessibleDescription('Новую ссылку можно запросить через 1:00');
    await press(canvas, 'Указать другой адрес');
    await expect(await email(canvas)).toHaveValue('aigerim@mail.ru');
  },
};

// RESET-01, RESET-02, RESET-05, FORM-13, FORM-14
export const ByPhone: Story = {
  name: 'By phone: code and password together',
  ...scene({ path }, recorded),
  play: async ({ canvas }) => {
    await requestByPhone(canvas);
    await canvas.findByRole('heading', { name: 'Код из SMS' });
    await expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ phone: PHONE, region: 'KZ' }));
    await expect(localStorage.getItem('resetPhone')).toBe(PHONE);
    await expect(JSON.parse(localStorage.getItem(`resetPhoneCount_${PHONE}`) ?? '')).toMatchObject({
      value: 1,
    });
    await expect(localStorage.getItem(`resetPhoneTime_${PHONE}`)).toContain(String(now));
    await expect(await canvas.findByText('+7 (701) 123-45-67')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить код ещё раз' })).toHaveAccessibleDescription(
      'Новый код можно запросить через 1:00',
    );
    const code = canvas.getByLabelText('Код из SMS, шесть цифр');
    await expect(code).toHaveAttribute('name', 'code');
    // A field for the browser's password manager.
    await expect(document.querySelector('[autocomplete="username"]')).toHaveValue(`+${PHONE}`);
    await userEvent.type(code, '123456');
    await newPassword(canvas);
    await canvas.findByRole('heading', { name: 'Пароль изменён' });
    await expect(saved).toHaveBeenLastCalledWith({
      phone: PHONE,
      code: '123456',
      password: 'steppe88',
      region: 'KZ',
      brand: 'tulpar',
    });
    await expect(localStorage.getItem('resetPhone')).toBeNull();
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('steppe88');
  },
};

// ERR-01
export const WrongCode: Story = {
  name: 'A wrong code is marked and the form is preserved',
  ...scene({ path }, [
    refuse(confirmPasswordReset, 422, 'VALIDATION_ERROR', { code: ['CODE_INVALID'] }),
    ...recorded,
  ]),
  play: async ({ canvas }) => {
    await requestByPhone(canvas);
    await type(canvas, 'Код из SMS, шесть цифр', '123456');
    await newPassword(canvas);
    await expect(await canvas.findByText('Неверный код')).toBeVisible();
    await expect(canvas.getByLabelText('Новый пароль')).toHaveValue('steppe88');
    await expect(canvas.getByLabelText('Код из SMS, шесть цифр')).toHaveValue('123 456');
  },
};

const paused = (count: number, hours: number) => ({
  resetPhone: PHONE,
  [`resetPhoneCount_${PHONE}`]: JSON.stringify({ value: count, expiresAt: now + 3 * 3_600_000 }),
  [`resetPhoneTime_${PHONE}`]: JSON.stringify({ value: now, expiresAt: now + hours * 3_600_000 }),
});

// RESET-04, RESET-05, OP-76
export const Paused: Story = {
  name: 'The fourth message is followed by three hours without another',
  ...scene({ path, stored: paused(4, 3) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона' })).toHaveValue(
      '+7 (701) 123-45-67',
    );
    const send = canvas.getByRole('button', { name: 'Отправить код' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Новый код можно запросить через 3:00:00');
    await press(canvas, 'У меня есть код');
    await canvas.findByRole('heading', { name: 'Код из SMS' });
  },
};

export const AttemptsOver: Story = {
  name: 'Too many attempts',
  ...scene({ path }, [refuse(requestPasswordReset, 429, 'TOO_MANY_ATTEMPTS')]),
  play: async ({ canvas }) => {
    await requestByEmail(canvas);
    await canvas.findByRole('heading', { name: 'Слишком много попыток' });
    await press(canvas, 'Понятно');
    await expect(await email(canvas)).toHaveValue('aigerim@mail.ru');
    await press(canvas, 'Отправить ссылку');
    await canvas.findByRole('heading', { name: 'Слишком много попыток' });
  },
};

// F2
export const Away: Story = {
  name: 'No response, and the form is preserved',
  ...scene({ path }, [refuse(requestPasswordReset, FAULT, 'GENERAL_ERROR')]),
  play: async ({ canvas }) => {
    await requestByEmail(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('сервер не отвечает');
    await expect(await email(canvas)).toHaveValue('aigerim@mail.ru');
  },
};

// RESET-01, VALID-10, OP-90
export const ByLink: Story = {
  name: 'The link of the letter: a new password, typed twice',
  ...scene({ path: link }, recorded),
  play: async ({ canvas }) => {
    await newPassword(canvas, 'steppe88', 'steppe89');
    await canvas.findByText('Пароли не совпадают');
    await userEvent.type(canvas.getByLabelText('Повторите новый пароль'), '{Backspace}8');
    await waitFor(() => expect(canvas.queryByText('Пароли не совпадают')).toBeNull());
    await press(canvas, 'Сохранить пароль');
    await canvas.findByRole('heading', { name: 'Пароль изменён' });
    await expect(saved).toHaveBeenLastCalledWith({
      token: 'token-of-the-letter',
      password: 'steppe88',
      region: 'KZ',
      brand: 'tulpar',
    });
  },
};

export const LinkOpened: Story = { name: 'By the link', ...scene({ path: link }) };

export const StaleLink: Story = {
  name: 'A used link leads to a new one',
  ...scene({ path: link }, [
    refuse(confirmPasswordReset, 422, 'VALIDATION_ERROR', { token: ['TOKEN_INVALID'] }),
  ]),
  play: async ({ canvas }) => {
    await newPassword(canvas);
    await canvas.findByRole('heading', { name: 'Ссылка устарела' });
    await press(canvas, 'Запросить новую ссылку');
    await email(canvas);
  },
};

// ROUTE-05
export const SuccessOpened: Story = {
  name: 'The page of the success, opened by its address, claims nothing',
  ...scene({ path: '/auth/reset-password/success' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Вход с новым паролем' });
    await expect(canvas.queryByText(/Пароль изменён/)).toBeNull();
    await expectLink(canvas, 'Войти', '/auth/login');
  },
};
