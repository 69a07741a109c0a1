import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { objects, screens } from '../../../testing/index.ts';
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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Слетела подкова' })).toHaveFocus();
    await expect(canvas.getByText('Через 5 секунд')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Перезагрузить сейчас' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

const long = {
  ru: ['Во время работы страницы произошла ошибка', 'Перезагрузить страницу прямо сейчас'],
  kk: ['Бет жұмыс істеп тұрған кезде қате орын алды', 'Бетті дәл қазір қайта жүктеу'],
  az: ['Səhifənin işi zamanı xəta baş verdi', 'Səhifəni indi yenidən yükləyin'],
  en: ['An error occurred while the page was running', 'Reload the page right now'],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [title, action]]) => (
        <div key={lang} lang={lang}>
          <CrashScreen {...args} title={title} reloadLabel={action} className="min-h-[480px]" />
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
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
