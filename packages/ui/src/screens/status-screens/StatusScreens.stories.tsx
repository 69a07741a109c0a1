import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectLink, longText, objects } from '../../../testing/index.ts';
import {
  CrashScreen,
  NoConnection,
  NotFound,
  RegionBlock,
  ReloadScreen,
  TooManyAttempts,
} from './StatusScreens.tsx';

const onReload = fn();
const onOk = fn();
const crash: ComponentProps<typeof CrashScreen> = {
  art: objects.horseshoe,
  title: 'Слетела подкова',
  text: 'Страница перезагрузится сама. Отчёт об ошибке уже у нас.',
  countdown: 'Через 5 секунд',
  reloadLabel: 'Перезагрузить сейчас',
  onReload,
};
const reload: ComponentProps<typeof ReloadScreen> = {
  art: objects.horseshoe,
  title: 'Не всё загрузилось',
  text: 'Скорее всего, вышло обновление. Перезагрузите страницу.',
  reloadLabel: 'Перезагрузить',
  onReload,
  home: { label: 'На главную', href: '#home' },
};
const attempts: ComponentProps<typeof TooManyAttempts> = {
  art: objects.shield,
  title: 'Попытки закончились',
  text: 'Подтвердить номер можно завтра или через поддержку.',
  countdown: 'Новый код через 14:59',
  okLabel: 'Понятно',
  onOk,
  support: { label: 'Написать в поддержку', href: '#support' },
};
const region: ComponentProps<typeof RegionBlock> = {
  art: objects.globe,
  title: 'Казино недоступно в вашем регионе',
  text: 'Tulpar работает в Казахстане и Азербайджане.',
};
const missing: ComponentProps<typeof NotFound> = {
  title: 'Тут только степь',
  text: 'Такой страницы нет или она переехала.',
  home: { label: 'В лобби', href: '#lobby' },
};
const offline: ComponentProps<typeof NoConnection> = {
  title: 'Связь потерялась',
  text: 'Проверьте интернет. Страница вернётся сама, ставки и баланс в безопасности.',
  searching: 'Ищем сеть…',
};

const meta = {
  title: 'Screens/Screens',
  component: NotFound,
  args: missing,
  parameters: {
    usage: {
      when: 'There is no page to show: a crash, a missing part, no network, a closed region, an unknown address, no attempts left.',
      not: 'While the page is of use, a Notice or an EmptyState inside it.',
    },
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

// CRASH-01
export const Crash: Story = {
  name: 'A crash: the heading has the focus, and the wait can be cut short',
  render: () => <CrashScreen {...crash} />,
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Слетела подкова' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Через 5 секунд')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

// CRASH-07
export const Reload: Story = {
  name: 'A missing part of the app: waits for the player to reload or to leave',
  render: () => <ReloadScreen {...reload} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перезагрузить' }));
    await expect(onReload).toHaveBeenCalledOnce();
    await expectLink(canvas, 'На главную', '#home');
  },
};

// AVAIL-06
export const Offline: Story = {
  name: 'No connection: the page returns automatically',
  render: () => <NoConnection {...offline} />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Связь потерялась' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Ищем сеть…')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

// AVAIL-07
export const Region: Story = {
  name: 'A blocked region: a heading, a sign and no retry',
  render: () => <RegionBlock {...region} />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Казино недоступно в вашем регионе' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

// ROUTE-46
export const Default: Story = {
  name: 'An unknown address: one link to the lobby',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Тут только степь' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expectLink(canvas, 'В лобби', '#lobby');
  },
};

export const Attempts: Story = {
  name: 'No attempts left: shows the time left, and closes',
  render: () => <TooManyAttempts {...attempts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Новый код через 14:59')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }));
    await expect(onOk).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = longText((t) => (
  <>
    <CrashScreen {...crash} title={t.title} reloadLabel={t.action} className="min-h-[480px]" />
    <NotFound
      {...missing}
      title={t.title}
      home={{ label: t.action, href: '#lobby' }}
      className="min-h-[480px]"
    />
    <NoConnection {...offline} title={t.title} searching={t.text} className="min-h-[480px]" />
    <TooManyAttempts {...attempts} title={t.title} okLabel={t.action} className="min-h-[480px]" />
  </>
));
