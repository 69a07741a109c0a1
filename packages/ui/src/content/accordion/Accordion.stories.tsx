import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: readonly AccordionItem[] = [
  {
    id: 'withdrawal-time',
    title: 'Когда придут деньги?',
    content: 'На карту обычно за 2 часа, банковским переводом до 3 рабочих дней.',
  },
  {
    id: 'limits',
    title: 'Как поставить лимит на депозиты?',
    content: 'Профиль, «Лимиты и перерывы». Меньший лимит действует сразу, больший через 24 часа.',
  },
  {
    id: 'wager',
    title: 'Что такое вейджер?',
    content: 'Во сколько раз сумма ставок должна превысить сумму бонуса, чтобы его можно было вывести.',
  },
];

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: { items },
  parameters: {
    usage: {
      when: 'For questions and rules of which a reader needs one or two out of many.',
      not: 'Not for what everybody has to read, such as the terms of an offer: show it. Not inside another accordion.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A press unfolds an answer',
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button', { name: 'Что такое вейджер?' });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(items.length);
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Что такое вейджер?' })).toBeVisible());
  },
};

export const DeepLink: Story = {
  name: 'An address opens the answer it names, also later',
  args: { deepLink: true, items: items.map((item) => ({ ...item, id: `story-${item.id}` })) },
  play: async ({ canvas }) => {
    const before = location.href;
    history.replaceState(history.state, '', '#story%2Dlimits');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent(
        'Как поставить лимит на депозиты?',
      ),
    );
    history.replaceState(history.state, '', '#%E0%A4%A');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    history.replaceState(history.state, '', before);
  },
};

export const Findable: Story = {
  name: 'What the browser finds in a closed answer is opened',
  play: async ({ canvas, canvasElement }) => {
    const closed = canvasElement.querySelectorAll('[hidden="until-found"]');
    await expect(closed).toHaveLength(items.length);
    await expect(closed[1]?.getBoundingClientRect().height).toBe(0);
    closed[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent(
        'Как поставить лимит на депозиты?',
      ),
    );
  },
};

export const Many: Story = {
  name: 'A long list makes no landmarks',
  args: {
    level: 2,
    items: Array.from({ length: 8 }, (_, index) => ({
      id: `rule-${index}`,
      title: `Правило ${index + 1}`,
      content: 'Текст правила.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Правило 1' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
  },
};

export const Keys: Story = {
  name: 'Enter and Space unfold, arrows, Home and End move, Tab leaves for what is open',
  tags: ['keys'],
  args: {
    items: items.map((item, index) =>
      index === 0 ? { ...item, content: <a href="#more">Подробнее о сроках</a> } : item,
    ),
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Подробнее о сроках' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toHaveFocus();
  },
};

export const LongText: Story = longText(
  (t, args, lang) => <Accordion {...args} items={[{ id: lang, title: t.title, content: t.text }]} />,
  {
    className: 'flex flex-col gap-4',
    play: async ({ canvas }) => {
      for (const question of canvas.getAllByRole('button')) await userEvent.click(question);
    },
  },
);
