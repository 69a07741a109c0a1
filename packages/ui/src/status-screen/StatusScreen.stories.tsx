import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { NoConnectionIcon } from '../icon/index.ts';
import { StatusScreen } from './StatusScreen.tsx';

const reload = fn();

const meta = {
  title: 'Components/StatusScreen',
  component: StatusScreen,
  args: {
    title: 'Слетела подкова',
    text: 'Страница перезагрузится сама. Отчёт об ошибке уже у нас.',
    countdown: 'Через 5 секунд',
    action: <Button onClick={reload}>Перезагрузить сейчас</Button>,
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

export const NoConnection: Story = {
  globals: { theme: 'light', locale: 'kk', viewport: { value: 'phone320' } },
  args: {
    art: <NoConnectionIcon className="size-28 text-ink-subtle" />,
    title: 'Байланыс үзілді',
    text: 'Интернетті тексеріңіз. Бет өзі қайта ашылады, бәсекелер мен баланс сақталады.',
    countdown: undefined,
    action: undefined,
  },
};

export const NotFound: Story = {
  args: {
    art: <span className="font-display text-[5.5rem] leading-none text-ink-subtle slant">404</span>,
    title: 'Тут только степь',
    text: 'Такой страницы нет или она переехала.',
    countdown: undefined,
    action: <Button>В лобби</Button>,
  },
};
