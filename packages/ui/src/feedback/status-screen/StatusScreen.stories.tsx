import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { fitsPage } from '../../../testing/fits-page.ts';
import { objects, screens } from '../../../testing/index.ts';
import { StatusScreen } from './StatusScreen.tsx';

const reload = fn();

const meta = {
  title: 'Feedback/StatusScreen',
  component: StatusScreen,
  args: {
    title: 'Слетела подкова',
    text: 'Страница перезагрузится сама. Отчёт об ошибке уже у нас.',
    countdown: 'Через 5 секунд',
    action: <Button onClick={reload}>Перезагрузить сейчас</Button>,
  },
  parameters: {
    usage: {
      when: 'The shape of a page that says why there is no page, when none of the ready Screens fits.',
      not: 'Inside a page that otherwise works use EmptyState (nothing yet) or Notice (something failed).',
    },
  },
} satisfies Meta<typeof StatusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const WithPicture: Story = { args: { art: objects.horseshoe } };

const long = {
  ru: [
    'Не удалось открыть выбранную страницу',
    'Попробуйте ещё раз через несколько минут или вернитесь на главную.',
  ],
  kk: [
    'Таңдалған бетті ашу мүмкін болмады',
    'Бірнеше минуттан кейін қайталап көріңіз немесе басты бетке оралыңыз.',
  ],
  az: [
    'Seçilmiş səhifəni açmaq mümkün olmadı',
    'Bir neçə dəqiqədən sonra yenidən cəhd edin və ya ana səhifəyə qayıdın.',
  ],
  en: ['The chosen page could not be opened', 'Try again in a few minutes or return to the main page.'],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [title, text]]) => (
        <div key={lang} lang={lang}>
          <StatusScreen {...args} title={title} text={text} className="min-h-[400px]" />
        </div>
      ))}
    </>
  ),
  play: fitsPage,
};

export const Keys: Story = {
  name: 'From the heading Tab goes straight to the way out',
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Перезагрузить сейчас' })).toHaveFocus();
  },
};
