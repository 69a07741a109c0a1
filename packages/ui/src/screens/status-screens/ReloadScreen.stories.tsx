import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { objects, screens } from '../../../testing/index.ts';
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

const long = {
  ru: ['Не удалось загрузить часть страницы', 'Перезагрузить страницу ещё раз'],
  kk: ['Беттің бір бөлігін жүктеу мүмкін болмады', 'Бетті тағы бір рет қайта жүктеу'],
  az: ['Səhifənin bir hissəsini yükləmək mümkün olmadı', 'Səhifəni bir daha yenidən yükləyin'],
  en: ['Part of the page could not be loaded', 'Reload the page once more'],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [title, action]]) => (
        <div key={lang} lang={lang}>
          <ReloadScreen {...args} title={title} reloadLabel={action} className="min-h-[480px]" />
        </div>
      ))}
    </>
  ),
  play: fitsPage,
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveFocus();
  },
};
