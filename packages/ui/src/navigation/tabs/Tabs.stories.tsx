import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CounterBadge } from '../../feedback/badge/index.ts';
import { TabLinks, TabPanel, Tabs, type TabItem, type TabsProps } from './index.ts';
import { fitsPage } from '../../../testing/fits-page.ts';

const signIn: TabItem<string>[] = [
  { value: 'email', label: 'E-mail' },
  { value: 'phone', label: 'Телефон' },
  { value: 'social', label: 'Соцсети' },
];

const panels = (items: readonly TabItem<string>[]) =>
  items.map((item) => (
    <TabPanel key={item.value} value={item.value} className="pt-4 text-body">
      {item.label}
    </TabPanel>
  ));

/** Keeps its own place; panels follow the tabs. */
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
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
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

export const Underline: Story = { args: { variant: 'underline' } };

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

const long = [
  { lang: 'ru', label: 'Бонусы', words: ['Доступные бонусы', 'Полученные бонусы', 'Промокоды'] },
  { lang: 'kk', label: 'Бонустар', words: ['Қолжетімді бонустар', 'Алынған бонустар', 'Промокодтар'] },
  { lang: 'az', label: 'Bonuslar', words: ['Əlçatan bonuslar', 'Alınmış bonuslar', 'Promo kodlar'] },
  { lang: 'en', label: 'Bonuses', words: ['Available bonuses', 'Received bonuses', 'Promo codes'] },
];

const label = { ru: 'Вход', kk: 'Кіру', az: 'Giriş', en: 'Sign-in' } as const;
const narrowLabels: Readonly<Record<keyof typeof label, readonly string[]>> = {
  ru: ['Электронная почта', 'Номер телефона', 'Социальные сети'],
  kk: ['Электрондық пошта', 'Телефон нөмірі', 'Әлеуметтік желілер'],
  az: ['Elektron poçt ünvanı', 'Telefon nömrəsi', 'Sosial şəbəkələr'],
  en: ['E-mail address', 'Phone number', 'Social networks'],
};

/** At 320 px: the row fades out where it goes on, keeps its place and its height, and shows the tab it was opened at. */
const overflowing = (locale: keyof typeof label): Story => ({
  globals: { viewport: { value: 'phone320', isRotated: false }, locale },
  args: {
    label: label[locale],
    items: narrowLabels[locale].map((label, index) => ({ value: `tab-${index}`, label })),
  },
  play: async ({ canvas, args }) => {
    await fitsPage();
    const row = canvas.getByRole('tablist');
    const box = row.getBoundingClientRect();
    await waitFor(() => expect(row.dataset['more']).toBe('end'));
    await expect(getComputedStyle(row).maskImage).toContain('gradient');
    row.scrollLeft = 20;
    await waitFor(() => expect(row.dataset['more']).toBe('start end'));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row.dataset['more']).toBe('start'));
    await expect(row.getBoundingClientRect()).toEqual(box);
    for (const { label } of args.items ?? []) {
      const tab = canvas.getByRole('tab', { name: label });
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
    }
  },
});

export const MoreInRussian = overflowing('ru');
export const MoreInKazakh = overflowing('kk');
export const MoreInAzerbaijani = overflowing('az');
export const MoreInEnglish = overflowing('en');

/** A row of links whose texts change their language. */
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
  name: 'Another language makes the links longer: the page one is on stays in sight',
  globals: { viewport: { value: 'phone320', isRotated: false } },
  render: () => <Translated />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('navigation', { name: 'Касса' });
    await userEvent.click(canvas.getByRole('button', { name: 'Қазақша' }));
    const here = await canvas.findByRole('link', { name: 'Үзінді көшірме' });
    await waitFor(() =>
      expect(here.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    );
    await waitFor(() => expect(row.dataset['more']).toBe('start'));
  },
};

export const OpenedAtTheEnd: Story = {
  name: 'Links show the place they stand for, and that there is more before it',
  globals: { viewport: { value: 'phone320', isRotated: false } },
  render: () => (
    <TabLinks
      label="Личные данные"
      items={[
        { href: '#contacts', label: 'Контакты', current: false },
        { href: '#settings', label: 'Настройки безопасности', current: false },
        { href: '#documents', label: 'Документы', current: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation');
    await waitFor(() => expect(row.dataset['more']).toBe('start'));
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone320', isRotated: false } },
  render: (args) => (
    <div className="flex flex-col gap-4">
      {long.map(({ lang, label, words }) => {
        const items = words.map((word, index) => ({
          value: `tab-${index}`,
          label: word,
          badge: <CounterBadge count={120} label="120" tone="neutral" />,
        }));
        return (
          <div key={lang} lang={lang} className="flex flex-col gap-2">
            <Controlled {...args} value="tab-0" label={label} items={items} />
            <Controlled {...args} value="tab-0" label={label} items={items} variant="underline" />
          </div>
        );
      })}
    </div>
  ),
  play: fitsPage,
};
