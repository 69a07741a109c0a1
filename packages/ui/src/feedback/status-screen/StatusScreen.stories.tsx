import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { objects, screens, InEachLanguage } from '../../../testing/index.ts';
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
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const WithPicture: Story = { args: { art: objects.horseshoe } };

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t) => <StatusScreen {...args} title={t.title} text={t.text} className="min-h-[400px]" />}
    </InEachLanguage>
  ),
};
