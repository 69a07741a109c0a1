import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/ResetPasswordSuccess', ...wholeApp } satisfies Meta;

// ROUTE-05
export const Opened: Story = {
  name: 'Opened by its address it claims nothing',
  ...scene({ path: '/auth/reset-password/success' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Вход с новым паролем' });
    await expect(canvas.queryByText(/Пароль изменён/)).toBeNull();
    await expectLink(canvas, 'Войти', '/auth/login');
  },
};
