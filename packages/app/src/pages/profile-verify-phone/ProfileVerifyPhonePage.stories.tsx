import type { Meta } from '@storybook/react-vite';
import { checkPhoneCode, profile, sendPhoneCode, type User } from '@tulpar/api/contract';
import { answer, refuse, user } from '@tulpar/api/samples';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Verify phone', ...wholeApp } satisfies Meta;

const route = { path: '/profile/verify-phone', signedIn: true };
const who = (over: Partial<User>) => answer(profile, user(over));
const ok = { success: true } as const;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const requested: { send: unknown[]; check: unknown[] } = { send: [], check: [] };
const sends = answer(sendPhoneCode, ({ body }) => {
  requested.send.push(body);
  return { ...ok, retry_after: 60, confirm_phone_try: 0 };
});

async function send(canvas: Canvas) {
  requested.send = [];
  requested.check = [];
  await userEvent.click(await canvas.findByRole('button', { name: 'Отправить код' }));
  return canvas.findByLabelText('Код из SMS, шесть цифр');
}

async function check(canvas: Canvas, code: string) {
  await userEvent.type(canvas.getByLabelText('Код из SMS, шесть цифр'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
}

// ROUTE-21, LAYOUT-02
export const Loaded: Story = {
  name: 'The phone the code goes to',
  ...scene(route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона' })).toHaveValue(
      '+7 (701) 123-45-67',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'Подтверждение телефона' })).toBeVisible();
    await expectLink(canvas, 'Назад', '/profile/contacts');
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

// SEC-02, CONF-06
export const OtherPhone: Story = {
  name: 'A code to another phone needs the current password',
  ...scene(route, [sends]),
  play: async ({ canvas }) => {
    requested.send = [];
    const phone = await canvas.findByRole('textbox', { name: 'Номер телефона' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '7017654321');
    await userEvent.type(await canvas.findByLabelText('Текущий пароль'), 'steppe-88');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить код' }));
    await canvas.findByLabelText('Код из SMS, шесть цифр');
    await expect(requested.send).toEqual([{ phone: '77017654321', current_password: 'steppe-88' }]);
  },
};

let known: User = user();

// CONF-02, CONF-03
export const Confirmed: Story = {
  name: 'A code is sent to the phone, checked, and confirms it',
  ...scene(route, [
    sends,
    answer(checkPhoneCode, ({ body }) => {
      requested.check.push(body);
      known = user({ phone_confirmed_by: 'sms' });
      return ok;
    }),
    answer(profile, () => known),
  ]),
  play: async ({ canvas }) => {
    known = user();
    await send(canvas);
    await expect(requested.send).toEqual([{ phone: '77011234567' }]);
    await expect(canvas.getByText('+7 (701) 123-45-67')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить код ещё раз' })).toHaveAccessibleDescription(
      /^Новый код можно запросить через 1:00/,
    );
    await check(canvas, '123456');
    await canvas.findByText('Номер подтверждён');
    const focused = () => document.activeElement as HTMLElement;
    await waitFor(() => expect(canvas.getByRole('main')).toContainElement(focused()));
    await expect(requested.check).toEqual([{ code: '123456' }]);
    await expectLink(canvas, 'К личным данным', '/profile/contacts');
    await expect(sessionStorage.getItem('draft:verify-phone')).toBeNull();
  },
};

export const CodeStep: Story = {
  name: 'An incomplete code, which is not stored',
  ...scene(route, [sends]),
  play: async ({ canvas }) => {
    await send(canvas);
    await check(canvas, '123');
    await canvas.findByText('В коде шесть цифр');
    await expect(sessionStorage.getItem('draft:verify-phone')).toContain('77011234567');
    await expect(sessionStorage.getItem('draft:verify-phone')).not.toContain('123"');
  },
};

// CONF-03
export const WrongCode: Story = {
  name: 'Wrong code, with the attempts left',
  ...scene(route, [
    sends,
    answer(profile, () => known),
    refuse(checkPhoneCode, 422, 'VALIDATION_ERROR', { code: ['CODE_INVALID'] }),
  ]),
  play: async ({ canvas }) => {
    known = user();
    const code = await send(canvas);
    known = user({ confirm_phone_try: 1 });
    await check(canvas, '111111');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Неверный код'));
    await canvas.findByText('Осталась 1 попытка');
  },
};

// CONF-04, CONF-05
export const Over: Story = {
  name: 'After two attempts a full screen; OK leads to the contacts',
  ...scene(route, [who({ confirm_phone_try: 2 })]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Превышено число попыток' });
    sessionStorage.setItem('draft:verify-phone', '{}');
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }));
    await expect(sessionStorage.getItem('draft:verify-phone')).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Контакты' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

// CONF-06, CONF-07
export const NoPhone: Story = {
  name: 'A missing and an invalid phone',
  ...scene(route, [who({ phone: null })]),
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Номер телефона' });
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить код' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Заполните это поле'));
    await userEvent.type(phone, '7101234567');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Проверьте номер/));
  },
};

// CONF-07
export const Refused: Story = {
  name: 'A phone refused by the server',
  ...scene(route, [refuse(sendPhoneCode, 422, 'VALIDATION_ERROR', { phone: ['PHONE_TAKEN'] })]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить код' }));
    const phone = canvas.getByRole('textbox', { name: 'Номер телефона' });
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Аккаунт с этим номером/));
  },
};

// CONF-01
export const Already: Story = {
  name: 'A confirmed phone needs no code',
  ...scene(route, [who({ phone_confirmed_by: 'support' })]),
  play: async ({ canvas }) => {
    await canvas.findByText('Номер подтверждён');
    await expect(canvas.queryByRole('button', { name: 'Отправить код' })).toBeNull();
  },
};
