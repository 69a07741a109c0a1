import type { Meta } from '@storybook/react-vite';
import { profile, updateProfile, type User } from '@tulpar/api/contract';
import { answer, refuse, user } from '@tulpar/api/samples';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { FAULT, inEveryLanguage, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { storyLanguage } from '#app/stories/stage.ts';

export default { title: 'Pages/Profile contacts', ...wholeApp } satisfies Meta;

const route = { path: '/profile/contacts', signedIn: true };
const who = (over: Partial<User>) => answer(profile, () => user({ language: storyLanguage(), ...over }));

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Сохранить' });
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

async function retype(canvas: Canvas, name: string, value: string) {
  const input = await field(canvas, name);
  await userEvent.clear(input);
  if (value) await userEvent.type(input, value);
  await userEvent.tab();
}

// ROUTE-18, LAYOUT-04, PROF-09, PROF-10, PROF-12, PROF-13, PROF-14, VALID-24, CONF-01
export const Loaded: Story = {
  name: 'The contacts of an unverified player: the e-mail of the registration is locked',
  ...scene(route),
  play: async ({ canvas, canvasElement }) => {
    await expect(await field(canvas, 'Имя')).toHaveValue('Aruzhan');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Личные данные' })).toBeVisible();
    await expect(canvas.getByText('ID 100001')).toBeVisible();
    await expectLink(canvas, 'Назад', '/profile');
    // The save button is above the bottom menu before anything is changed.
    const menu = canvas.getByRole('navigation', { name: 'Главное меню' }).getBoundingClientRect();
    await expect(save(canvas).getBoundingClientRect().bottom).toBeLessThan(menu.top);
    const tabs = within(canvas.getByRole('navigation', { name: 'Разделы личных данных' }));
    await expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Контакты',
      'Настройки',
      'Документы',
    ]);
    await expect(canvas.getByText('Верификация не пройдена')).toBeVisible();
    await expect(canvas.getByText(/вывод в день ограничен/)).toBeVisible();
    await expect(await field(canvas, 'Дата рождения')).toHaveValue('14.03.1992');
    await expect(save(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(save(canvas)).toHaveAccessibleDescription('Изменений пока нет');
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    const email = await canvas.findByRole('combobox', { name: 'Электронная почта' });
    await expect(email).toBeDisabled();
    await expect(email).toHaveAccessibleDescription(
      'Почту, указанную при регистрации, может изменить только поддержка',
    );
    await expect(canvas.getByText('Почта подтверждена')).toBeVisible();
    await expect(await field(canvas, 'Номер телефона')).toBeEnabled();
    await expectLink(canvas, 'Подтвердить номер', '/profile/verify-phone');
  },
};

// PROF-11, PROF-13, PROF-14
export const Verified: Story = {
  name: 'A verified player has two tabs, and the day of verification',
  ...scene(route, [
    who({ is_doc_verified: true, verify_at: '2026-01-10T09:00:00Z', phone_confirmed_by: 'call' }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Верификация пройдена 10.01.2026');
    await expect(canvas.queryByRole('link', { name: 'Документы' })).toBeNull();
    await expect(canvas.queryByText(/вывод в день ограничен/)).toBeNull();
    await expect(canvas.getByText('Номер подтверждён')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Подтвердить номер' })).toBeNull();
  },
};

// VALID-24, CONF-08
export const LockedPhone: Story = {
  name: 'The phone of the registration is locked, the e-mail waits to be confirmed',
  ...scene(route, [who({ registration_type: 'phone', is_email_confirmed: false, confirm_phone_try: 1 })]),
  play: async ({ canvas }) => {
    const phone = await field(canvas, 'Номер телефона');
    await expect(phone).toBeDisabled();
    await expect(phone).toHaveAccessibleDescription(
      'Номер, указанный при регистрации, может изменить только поддержка',
    );
    await expect(canvas.getByRole('combobox', { name: 'Электронная почта' })).toBeEnabled();
    await expectLink(canvas, 'Подтвердить почту', '/profile/verify-email');
    await expect(canvas.getByText('Осталась 1 попытка')).toBeVisible();
  },
};

let sent: unknown[] = [];
let reads = 0;
let known: User = user();
const saves = [
  answer(updateProfile, ({ body }) => {
    sent.push(body);
    known = user(body as Partial<User>);
    return { success: true } as const;
  }),
  answer(profile, () => {
    reads += 1;
    return known;
  }),
];

// PROF-15, PROF-16
export const Saved: Story = {
  name: 'Saving sends six fields and reloads the profile',
  ...scene(route, saves),
  play: async ({ canvas }) => {
    sent = [];
    known = user();
    await retype(canvas, 'Фамилия', 'Saparova');
    const before = reads;
    await expect(sessionStorage.getItem('draft:contacts')).toContain('Saparova');
    await userEvent.click(save(canvas));
    await screen.findByText('Данные сохранены');
    // The profile is read before the change, and after it.
    await expect(reads).toBeGreaterThan(before + 1);
    await expect(sent).toEqual([
      {
        phone: '77011234567',
        email: 'player@example.com',
        first_name: 'Aruzhan',
        last_name: 'Saparova',
        address: null,
        birthday: '1992-03-14',
      },
    ]);
    await waitFor(() => expect(save(canvas)).toHaveAccessibleDescription('Изменений пока нет'));
    await expect(sessionStorage.getItem('draft:contacts')).toBeNull();
  },
};

const phoneChange = async (canvas: Canvas) => retype(canvas, 'Номер телефона', '7017654321');

// SEC-02
export const Proven: Story = {
  name: 'Another phone is saved with the current password',
  ...scene(route, saves),
  play: async ({ canvas }) => {
    sent = [];
    known = user();
    await field(canvas, 'Номер телефона');
    await expect(canvas.queryByLabelText('Текущий пароль')).toBeNull();
    await phoneChange(canvas);
    const password = await canvas.findByLabelText('Текущий пароль');
    await expect(password).toHaveAccessibleDescription(/^Чтобы сменить почту или телефон/);
    await expect(save(canvas)).toHaveAccessibleDescription(/^Проверьте поля/);
    await userEvent.type(password, 'steppe-88');
    await userEvent.click(save(canvas));
    await screen.findByText('Данные сохранены');
    await expect(sent).toMatchObject([{ phone: '77017654321', current_password: 'steppe-88' }]);
    await waitFor(() => expect(canvas.queryByLabelText('Текущий пароль')).toBeNull());
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('steppe-88');
  },
};

// SEC-02
export const WrongPassword: Story = {
  name: 'A wrong password is named at its field',
  ...scene(route, [refuse(updateProfile, 422, 'VALIDATION_ERROR', { current_password: ['PASSWORD_WRONG'] })]),
  play: async ({ canvas }) => {
    await phoneChange(canvas);
    const password = await canvas.findByLabelText('Текущий пароль');
    await userEvent.type(password, 'not-mine');
    await userEvent.click(save(canvas));
    await waitFor(() => expect(password).toHaveAccessibleDescription('Неверный пароль'));
    await expect(password).toHaveFocus();
  },
};

// SEC-02
export const ProvenByCode: Story = {
  name: 'An account without a password is sent a code',
  ...scene(route, [
    refuse(updateProfile, 422, 'VALIDATION_ERROR', { code: ['REQUIRED'] }),
    who({ has_password: false }),
  ]),
  play: async ({ canvas }) => {
    await phoneChange(canvas);
    await canvas.findByText(/^Чтобы подтвердить изменение, мы отправим код/);
    await expect(canvas.queryByLabelText('Текущий пароль')).toBeNull();
    await userEvent.click(save(canvas));
    await waitFor(() => expect(canvas.getByText(/^Мы отправили код/)).toHaveFocus());
    await expect(canvas.getByLabelText('Код, шесть цифр')).not.toHaveAccessibleDescription();
  },
};

// PROF-20
export const Refused: Story = {
  name: 'Errors of the server at the field and under the form',
  ...scene(route, [
    refuse(updateProfile, 422, 'VALIDATION_ERROR', {
      phone: ['PHONE_TAKEN'],
      email: ['EMAIL_TAKEN'],
      domain: ['GENERAL_ERROR'],
      system: ['TOO_MANY_ATTEMPTS'],
    }),
  ]),
  play: async ({ canvas }) => {
    await retype(canvas, 'Имя', 'Dana');
    await userEvent.click(save(canvas));
    const phone = await field(canvas, 'Номер телефона');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Аккаунт с этим номером уже есть/));
    await expect(canvas.getByRole('combobox', { name: 'Электронная почта' })).toHaveAccessibleDescription(
      /^Аккаунт с этой почтой уже есть/,
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Ошибка на нашей стороне.*Слишком много/);
    await expect(await field(canvas, 'Имя')).toHaveValue('Dana');
  },
};

export const Away: Story = {
  name: 'A server that does not answer loses nothing that was typed',
  ...scene(route, [refuse(updateProfile, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await retype(canvas, 'Имя', 'Dana');
    await userEvent.click(save(canvas));
    await canvas.findByText(/^Пока не сохранено/);
    await expect(await field(canvas, 'Имя')).toHaveValue('Dana');
  },
};

export const Languages: Story = {
  ...scene(route, [
    who({
      registration_type: 'phone',
      is_email_confirmed: false,
      confirm_phone_try: 1,
      first_name: 'Айгүлнұрбикеш',
      last_name: 'Құдайбергенова-Жұмағалиева-Сұлтанбекова',
      email: 'a.very.long.address.of.somebody@subdomain.of.a.company.example.com',
    }),
  ]),
  ...inEveryLanguage(),
};
