import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { objects, screens, InEachLanguage } from '../../../testing/index.ts';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/Screens/CrashScreen',
  component: CrashScreen,
  args: {
    art: objects.horseshoe,
    title: 'Слетела подкова',
    text: 'Страница перезагрузится сама. Отчёт об ошибке уже у нас.',
    countdown: 'Через 5 секунд',
    reloadLabel: 'Перезагрузить сейчас',
    onReload: fn(),
  },
  parameters: {
    usage: {
      when: 'The app failed while drawing a page; it reloads by itself after five seconds.',
      not: 'A missing part of the app is a ReloadScreen, a server that does not answer one request a Notice or TechnicalIssues.',
    },
  },
} satisfies Meta<typeof CrashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// CRASH-01
export const Default: Story = {
  name: 'The heading has the focus, and the wait can be cut short',
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Слетела подкова' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Через 5 секунд')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Перезагрузить сейчас' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

// BROW-06
export const Interrupted: Story = {
  name: 'After a crash around a payment it leads to the history',
  args: {
    text: 'Ваш запрос был отправлен, но страница не показала результат.',
    countdown: undefined,
    away: { label: 'История операций', href: '/cash-box/history' },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'История операций' });
    await expect(link).toHaveAttribute('href', '/cash-box/history');
  },
};

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t) => <CrashScreen {...args} title={t.title} reloadLabel={t.action} className="min-h-[480px]" />}
    </InEachLanguage>
  ),
};
