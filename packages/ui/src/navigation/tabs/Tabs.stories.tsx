import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CounterBadge } from '../../feedback/badge/Badge.tsx';
import { inBox, longText, screens } from '../../../testing/index.ts';
import { TabLinks, TabPanel, Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

const signIn: TabItem<string>[] = [
  { value: 'email', label: 'Почта' },
  { value: 'phone', label: 'Телефон' },
  { value: 'social', label: 'Соцсети' },
];

const panels = (items: readonly TabItem<string>[]) =>
  items.map((item) => (
    <TabPanel key={item.value} value={item.value} className="pt-4 text-body">
      {item.label}
    </TabPanel>
  ));

function Controlled(args: TabsProps<string>) {
  const [value, setValue] = useState(args.items[0]?.value ?? '');
  return (
    <Tabs
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    >
      {panels(args.items)}
    </Tabs>
  );
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Способ входа',
    value: 'email',
    onValueChange: fn(),
    items: signIn,
    children: panels(signIn),
  },
  parameters: {
    usage: {
      when: 'For two to four views of the same thing on one page.',
      not: 'Not for pages with addresses of their own: TabLinks. Not for steps that have an order.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Телефон' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Телефон' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};

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
    await expect(canvas.getByRole('tab', { name: 'Почта' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Телефон' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Телефон');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Соцсети' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Почта' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const More: Story = {
  name: 'The row fades out on the side that has more',
  globals: screens.narrow,
  args: {
    label: 'Кіру',
    items: ['Электрондық пошта', 'Телефон нөмірі', 'Әлеуметтік желілер'].map((label, index) => ({
      value: `tab-${index}`,
      label,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    const box = row.getBoundingClientRect();
    await waitFor(() => expect(row.dataset['more']).toBe('end'));
    await expect(getComputedStyle(row).maskImage).toContain('gradient');
    row.scrollLeft = 20;
    await waitFor(() => expect(row.dataset['more']).toBe('start end'));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row.dataset['more']).toBe('start'));
    await expect(row.getBoundingClientRect()).toEqual(box);
    const last = canvas.getByRole('tab', { name: 'Әлеуметтік желілер' });
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    );
  },
};

/** A row of links whose language changes. */
function Translated() {
  const [words, setWords] = useState<readonly string[]>(['Depozit', 'Çıxarış', 'Tarixçə', 'Hesabat']);
  return (
    <>
      <TabLinks
        label="Касса"
        items={words.map((label, index) => ({ href: `#${index}`, label, current: index === 3 }))}
      />
      <button type="button" onClick={() => setWords(['Толықтыру', 'Ақша шығару', 'Тарих', 'Үзінді көшірме'])}>
        Қазақша
      </button>
    </>
  );
}

export const Longer: Story = {
  name: 'The current link is scrolled into view, again when another language makes the links longer',
  globals: screens.narrow,
  render: () => <Translated />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('navigation', { name: 'Касса' });
    const isInSight = () =>
      waitFor(async () => {
        await expect(row.dataset['more']).toBe('start');
        const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
        await expect(current.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
      });
    await isInSight();
    await userEvent.click(canvas.getByRole('button', { name: 'Қазақша' }));
    await canvas.findByRole('link', { name: 'Үзінді көшірме' });
    await isInSight();
  },
};

export const LongText: Story = longText((t, args) => {
  const badge = <CounterBadge count={120} label="120" tone="neutral" />;
  const items = [t.name, t.hint].map((label, index) => ({ value: `tab-${index}`, label, badge }));
  return (
    <>
      <Controlled {...args} value="tab-0" label={t.title} items={items} />
      <TabLinks
        label={t.hint}
        items={items.map(({ value, ...item }) => ({
          ...item,
          href: `#${value}`,
          current: value === 'tab-0',
        }))}
      />
    </>
  );
});
