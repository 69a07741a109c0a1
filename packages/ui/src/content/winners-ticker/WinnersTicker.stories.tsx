import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { covers, longText } from '../../../testing/index.ts';
import { WinnersTicker, type Winner } from './WinnersTicker.tsx';

const winners: readonly Winner[] = [
  {
    id: 'a',
    image: covers.wildBerkut,
    title: 'Wild Berkut',
    amount: '48 600 ₸',
    text: 'Е***н · 2 мин назад',
  },
  { id: 'b', image: covers.moonWolf, title: 'Moon Wolf', amount: '12 350 ₸', text: 'А***м · 4 мин назад' },
  {
    id: 'c',
    image: covers.tulparGold,
    title: 'Tulpar Gold',
    amount: '312 000 ₸',
    text: 'Д***а · 5 мин назад',
  },
  { id: 'd', image: covers.dragonGate, title: 'Dragon Gate', amount: '7 900 ₸', text: 'С***к · 8 мин назад' },
].map((winner) => ({ ...winner, href: `#${winner.id}` }));

const meta = {
  title: 'Content/WinnersTicker',
  component: WinnersTicker,
  args: { title: 'Недавние выигрыши', winners, labels: { pause: 'Остановить', play: 'Продолжить' } },
  parameters: {
    usage: {
      when: 'For recent wins that are true and have a time, where something alive may pass by: the lobby, a game.',
      not: 'Not for anything the player must read or act upon: a GameRail does not move.',
    },
  },
} satisfies Meta<typeof WinnersTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (root: HTMLElement) => root.querySelector('ul')?.parentElement ?? root;
const section = (root: HTMLElement) => root.querySelector('section');

export const Default: Story = {
  name: 'Moves automatically; the repeated items are hidden from assistive technology',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowOf(canvasElement).scrollLeft).toBeGreaterThan(2));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(winners.length);
    await expect(canvasElement.querySelectorAll('ul[inert]')).toHaveLength(1);
  },
};

export const Paused: Story = {
  name: 'The button stops and resumes the motion',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Остановить' }));
    await expect(section(canvasElement)).not.toHaveAttribute('data-running');
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(section(canvasElement)).toHaveAttribute('data-running'));
  },
};

export const Held: Story = {
  name: 'Rests under a pointer',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(section(canvasElement)).toHaveAttribute('data-running'));
    await userEvent.hover(canvas.getAllByRole('link')[0] ?? canvasElement);
    await expect(section(canvasElement)).not.toHaveAttribute('data-running');
    await userEvent.unhover(canvas.getAllByRole('link')[0] ?? canvasElement);
    await waitFor(() => expect(section(canvasElement)).toHaveAttribute('data-running'));
  },
};

export const Few: Story = {
  name: 'A row that fits does not move and has no button',
  args: { winners: winners.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(section(canvasElement)).not.toHaveAttribute('data-running');
  },
};

export const Keys: Story = {
  name: 'Tab: the button, then the cards; the row rests while one has the focus, and shows it whole',
  tags: ['keys'],
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Остановить' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(section(canvasElement)).not.toHaveAttribute('data-running');
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Продолжить' })).toHaveFocus();
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <WinnersTicker
      {...args}
      title={t.title}
      winners={winners.map((winner) => ({ ...winner, text: t.hint, amount: '1 312 400,00 ₼' }))}
    />
  ),
  { className: 'flex flex-col gap-4 py-4' },
);
