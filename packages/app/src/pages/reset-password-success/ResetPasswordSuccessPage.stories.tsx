import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/ResetPasswordSuccess', ...wholeApp } satisfies Meta;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const path = '/auth/reset-password/success';

// ROUTE-05
export const Opened: Story = {
  name: 'Opened by its address it claims nothing',
  ...scene({ path }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Вход с новым паролем' });
    await expect(canvas.queryByText(/Пароль изменён/)).toBeNull();
    await expectLink(canvas, 'Войти', '/auth/login');
  },
};

const link = { path: '/auth/reset-password?token=token-of-the-letter' };

async function changePassword(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Новый пароль'), 'steppe88');
  await userEvent.type(canvas.getByLabelText('Повторите новый пароль'), 'steppe88');
  await userEvent.click(canvas.getByRole('button', { name: 'Сохранить пароль' }));
  await canvas.findByRole('heading', { name: 'Пароль изменён' });
}

// ROUTE-05
export const Loaded: Story = {
  name: 'The password is new',
  ...scene(link),
  play: ({ canvas }) => changePassword(canvas),
};
