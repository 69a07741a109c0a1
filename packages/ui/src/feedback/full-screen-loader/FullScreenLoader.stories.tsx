import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../testing/index.ts';
import { FullScreenLoader } from './FullScreenLoader.tsx';

const meta = {
  title: 'Feedback/FullScreenLoader',
  component: FullScreenLoader,
  args: { label: 'Загружаем игру', reloadLabel: 'Перезагрузить сейчас', onReload: fn() },
  parameters: {
    usage: {
      when: 'The first seconds of the app or of a game, when there is no page to show yet.',
      not: 'A part of a page keeps its place with skeletons; a page that will not come is one of the Screens.',
    },
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof FullScreenLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем игру');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

// MODAL-06
export const Failed: Story = {
  name: 'A failure with a button to reload',
  args: { error: 'Не получилось загрузить игру. Страница обновится через несколько секунд.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Не получилось загрузить игру/u);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Перезагрузить сейчас' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = longText((t, args) => (
  <FullScreenLoader {...args} error={t.text} reloadAfter={600_000} className="static h-80" />
));
