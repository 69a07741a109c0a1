import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { objects, screens, InEachLanguage } from '../../../testing/index.ts';
import { ReloadScreen } from './ReloadScreen.tsx';

const meta = {
  title: 'Screens/Screens/ReloadScreen',
  component: ReloadScreen,
  args: {
    art: objects.horseshoe,
    title: 'Не всё загрузилось',
    text: 'Скорее всего, вышло обновление. Перезагрузите страницу.',
    reloadLabel: 'Перезагрузить',
    onReload: fn(),
    home: { label: 'На главную', href: '#home' },
  },
  parameters: {
    usage: {
      when: 'A part of the app could not be loaded, most often because a new version is out.',
      not: 'It does not reload by itself: an error while drawing, which does, is a CrashScreen.',
    },
  },
} satisfies Meta<typeof ReloadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// CRASH-07
export const Default: Story = {
  name: 'Waits for the player to reload or to leave',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перезагрузить' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '#home');
  },
};
export const FirstTime: Story = { args: { home: undefined } };

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t) => <ReloadScreen {...args} title={t.title} reloadLabel={t.action} className="min-h-[480px]" />}
    </InEachLanguage>
  ),
};
