import type { Meta, StoryObj } from '@storybook/react-vite';
import { screens } from '@tulpar/ui/testing';
import { expect, userEvent } from 'storybook/test';
import { fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/ResetPasswordSuccess',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const path = '/auth/reset-password/success';
const link = '/auth/reset-password?token=token-of-the-letter';

// ROUTE-05
export const Opened: Story = {
  name: 'Opened by its address it claims nothing',
  ...scene({ path }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Вход с новым паролем' });
    await expect(canvas.queryByText(/Пароль изменён/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/login');
  },
};

const changed = (labels: { first: string; second: string; save: string; title: string }): Story => ({
  ...scene({ path: link }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(labels.first), 'steppe88');
    await userEvent.type(canvas.getByLabelText(labels.second), 'steppe88');
    await userEvent.click(canvas.getByRole('button', { name: labels.save }));
    await canvas.findByRole('heading', { name: labels.title });
    await fits();
  },
});

const ru = {
  first: 'Новый пароль',
  second: 'Новый пароль ещё раз',
  save: 'Сохранить пароль',
  title: 'Пароль изменён',
};

// ROUTE-05
export const Loaded: Story = { name: 'The password is new', ...changed(ru) };
export const Desktop: Story = { ...changed(ru), globals: screens.desktop };
export const Light: Story = { ...changed(ru), globals: screens.light };
export const Kazakh: Story = {
  name: 'Kazakh on the narrowest phone',
  ...changed({
    first: 'Жаңа құпиясөз',
    second: 'Жаңа құпиясөзді қайталаңыз',
    save: 'Құпиясөзді сақтау',
    title: 'Құпиясөз өзгертілді',
  }),
  globals: { ...screens.narrow, locale: 'kk' },
};
export const Azerbaijani: Story = {
  name: 'Azerbaijani on the narrowest phone',
  ...changed({
    first: 'Yeni şifrə',
    second: 'Yeni şifrə bir daha',
    save: 'Şifrəni yadda saxla',
    title: 'Şifrə dəyişdirildi',
  }),
  globals: { ...screens.narrow, locale: 'az' },
};
export const English: Story = {
  name: 'English on the narrowest phone',
  ...changed({
    first: 'New password',
    second: 'New password again',
    save: 'Save the password',
    title: 'Password changed',
  }),
  globals: { ...screens.narrow, locale: 'en' },
};
