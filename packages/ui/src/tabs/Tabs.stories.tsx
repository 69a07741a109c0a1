import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CounterBadge } from '../badge/index.ts';
import { TabLinks, TabPanel, Tabs, type TabItem, type TabsVariant } from './index.ts';

const signIn: TabItem<string>[] = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Телефон' },
  { value: 'social', label: 'Соцсети' },
];

function Controlled({
  variant = 'segmented',
  items = signIn,
}: {
  variant?: TabsVariant;
  items?: TabItem<string>[];
}) {
  const [value, setValue] = useState(items[0]?.value ?? '');
  return (
    <Tabs variant={variant} label="Способ входа" value={value} onValueChange={setValue} items={items}>
      {items.map((item) => (
        <TabPanel key={item.value} value={item.value} className="pt-4 text-body">
          {item.label}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Controlled,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Controlled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Телефон' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Телефон' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};

export const Light: Story = { globals: { theme: 'light' } };

export const WithCounters: Story = {
  args: {
    items: [
      { value: 'a', label: 'Доступные', badge: <CounterBadge count={5} label="5 бонусов" tone="bonus" /> },
      {
        value: 'b',
        label: 'Полученные',
        badge: <CounterBadge count={12} label="12 бонусов" tone="neutral" />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Доступные.*5 бонусов/u })).toBeVisible();
  },
};

export const Underline: Story = { args: { variant: 'underline' } };

export const LongTextNarrow: Story = {
  globals: { viewport: { value: 'phone320' }, locale: 'az' },
  args: {
    items: [
      { value: 'a', label: 'Elektron poçt' },
      { value: 'b', label: 'Telefon nömrəsi' },
      { value: 'c', label: 'Sosial şəbəkələr' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Links: Story = {
  render: () => (
    <TabLinks
      label="Касса"
      items={[
        { href: '#deposit', label: 'Пополнение', current: true },
        { href: '#withdrawal', label: 'Вывод', current: false },
        { href: '#history', label: 'История', current: false },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Касса' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Пополнение');
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Телефон' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Телефон');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Соцсети' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'E-mail' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
