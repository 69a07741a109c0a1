import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { InEachLanguage, screens, expectLink, withLargeText } from '../../../testing/index.ts';
import { balanceArgs } from '../../../testing/balance.tsx';
import { BalanceDropdown } from './BalanceDropdown.tsx';

const meta = {
  title: 'Payment/BalanceDropdown',
  component: BalanceDropdown,
  parameters: {
    usage: {
      when: 'In a header, wherever players see their money and can top it up.',
      not: 'Not for money in the middle of a page: write it with its label. Not for guests.',
    },
  },
  args: balanceArgs,
  render: (args) => (
    <div className="flex min-h-[520px] justify-end p-2 pr-14">
      <BalanceDropdown {...args} />
    </div>
  ),
} satisfies Meta<typeof BalanceDropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('dialog', { name: 'Баланс' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// HEAD-06
export const Default: Story = {
  name: 'Real, bonus and total money; HEAD-07 the capsule has no forced decimals',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Баланс: 196 250 ₸' });
    await userEvent.click(button);
    const text = (await panel()).textContent;
    for (const part of ['196 250,00 ₸', 'Реальные деньги', '184 250,00 ₸', 'Бонусные деньги', '12 000,00 ₸'])
      await expect(text).toContain(part);
    await expectLink(screen, 'Вывести', '/cash-box/withdrawal');
  },
};

// HEAD-08
export const Quiet: Story = {
  name: 'On a page with its own primary button the wallet button is tonal',
  args: { quiet: true },
  play: async ({ canvas }) => {
    const wallet = canvas.getByRole('link');
    await expect(wallet.className).toContain('bg-brand-soft');
  },
};

// HEAD-10
export const Scroll: Story = {
  name: 'Closes on scroll',
  render: (args) => (
    <div className="h-[1800px] p-2">
      <BalanceDropdown {...args} className="w-fit" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await panel();
    window.scrollTo(0, 120);
    await closed();
    window.scrollTo(0, 0);
  },
};

export const Change: Story = {
  name: 'A new sum is announced; the rim flashes only when it grew',
  render: function Render(args) {
    const [step, setStep] = useState(0);
    const sums = [
      args,
      { ...args, total: '221 250 ₸', amount: 22_125_000 },
      { ...args, total: '200 000 ₸', amount: 20_000_000 },
    ];
    return (
      <div className="flex flex-col items-start gap-4 p-4">
        <BalanceDropdown {...args} {...sums[step]} data-testid="capsule" />
        <button type="button" className="min-h-11 text-body" onClick={() => setStep(step + 1)}>
          Дальше
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const capsule = canvas.getByTestId('capsule');
    const flashes = () => capsule.querySelectorAll('.animate-ring');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Баланс: 221 250 ₸');
    await expect(flashes()).toHaveLength(1);
    const flash = flashes()[0];
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Баланс: 200 000 ₸');
    await expect(flashes()[0]).toBe(flash);
  },
};

export const Empty: Story = {
  name: 'Nothing on the account',
  args: {
    total: '0 ₸',
    totalValue: '0,00 ₸',
    rows: [
      { label: 'Реальные деньги', value: '0,00 ₸', tone: 'real', share: 0 },
      { label: 'Бонусные деньги', value: '0,00 ₸', tone: 'bonus', share: 0 },
    ],
    note: undefined,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Баланс: 0 ₸' }));
    await expect(await screen.findAllByText('0,00 ₸')).toHaveLength(3);
  },
};

export const LargeText: Story = {
  name: 'With text of 200 % the panel shows whole amounts and buttons',
  globals: screens.narrow,
  play: ({ canvas }) =>
    withLargeText(async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Баланс/ }));
      const panel = await screen.findByRole('dialog');
      const labels = [...panel.querySelectorAll('a > span')];
      await expect(labels).toHaveLength(2);
      for (const label of labels) {
        await expect(label.clientWidth, label.textContent).toBeGreaterThan(0);
        await expect(label.scrollWidth, label.textContent).toBeLessThanOrEqual(label.clientWidth);
      }
      await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    }),
};

export const LongText: Story = {
  name: 'A large amount fits next to the button',
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage className="flex flex-col items-start gap-3 p-3">
      {(t) => (
        <BalanceDropdown
          {...args}
          label={t.label}
          total="1 234 567 890 ₸"
          wallet={{ href: '/cash-box/deposit', label: t.action }}
        />
      )}
    </InEachLanguage>
  ),
};
