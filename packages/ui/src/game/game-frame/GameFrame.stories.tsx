import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { covers, longText } from '../../../testing/index.ts';
import { GameFrame } from './GameFrame.tsx';

const game = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Game</title><body style="margin:0;background:%23064b30"><p style="color:white">Reels</p>')}`;
const retry = fn();

const meta = {
  title: 'Game/GameFrame',
  component: GameFrame,
  parameters: {
    usage: {
      when: 'For a game of a provider, and for nothing else that comes from outside.',
      not: 'Not for pages of our own or for payments: the sandbox lets neither navigate.',
    },
  },
  args: {
    src: game,
    title: 'Wild Berkut',
    state: 'ready',
    poster: covers.wildBerkut,
    loadingLabel: 'Загружаем игру',
    error: {
      title: 'Игра не отвечает',
      text: 'Ставок не было, деньги не списаны.',
      action: { label: 'Повторить', onClick: retry },
    },
  },
} satisfies Meta<typeof GameFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The frame is sandboxed without our origin and named after the game',
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Wild Berkut');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-pointer-lock');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};
export const Loading: Story = {
  args: { state: 'loading', src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем игру');
    await expect(canvas.queryByTitle('Wild Berkut')).toBeNull();
  },
};
export const Failed: Story = {
  name: 'An error replaces the frame and offers another try',
  args: { state: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ставок не было, деньги не списаны.');
    await expect(canvas.queryByTitle('Wild Berkut')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = longText((t, args) => (
  <GameFrame
    {...args}
    state="error"
    error={{ title: t.title, text: t.text, action: { label: t.action, onClick: retry } }}
  />
));
