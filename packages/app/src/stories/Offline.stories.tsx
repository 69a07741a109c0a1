import type { Meta } from '@storybook/react-vite';
import { check, profile, readNotifications } from '@tulpar/api/contract';
import { answer, drop, user } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { historyOptions } from '#app/features/cash-box/pages.ts';
import { limitsOptions } from '#app/features/limits/index.ts';
import { queryClientAtom, type QueryClient } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { persistSession } from '#app/shell/offline/persist.ts';
import { hasSavedLobby } from '#app/shell/offline/restore.ts';
import { scene, wholeApp, type Story } from './app-story.tsx';
import { network, patchy } from './browser.tsx';

export default {
  title: 'Pages/Offline',
  ...wholeApp,
  beforeEach: () => patchy(),
  // The docs page would show all stories together, both online and offline.
  tags: ['!autodocs'],
} satisfies Meta;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const guest = { path: '/' };
const player = { path: '/', signedIn: true };

const open = 'Открыть сохранённое лобби';

/** Waits until the lobby is saved, then goes offline. */
async function lose(canvas: Canvas, before?: (queries: QueryClient) => Promise<void>) {
  const queries = store.get(queryClientAtom);
  const stop = persistSession(queries);
  await canvas.findByRole('heading', { name: 'Топ-10 недели' });
  await Promise.all([queries.prefetchInfiniteQuery(historyOptions), queries.prefetchQuery(limitsOptions)]);
  await waitFor(async () => {
    // A hidden page may not come back, so data is saved immediately.
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await hasSavedLobby()).toBe(true);
  });
  stop();
  await before?.(queries);
  network(false);
}

/** Goes offline and opens the saved data. */
async function openSaved(canvas: Canvas) {
  await lose(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: open }));
}

// REACH-05, REACH-12
export const Offered: Story = {
  name: 'Without a network the saved lobby and the saving of data are offered',
  ...scene(guest),
  play: async ({ canvas }) => {
    await lose(canvas);
    await canvas.findByRole('button', { name: open });
    const saving = canvas.getByRole('switch', { name: 'Экономия трафика' });
    await expect(saving).not.toBeChecked();
    await userEvent.click(saving);
    await expect(saving).toBeChecked();
    await expect(localStorage.getItem('lowData')).toBe('on');
  },
};

// REACH-05, REACH-06, REACH-07
export const SavedLobby: Story = {
  name: 'The saved lobby: its time, the balance, what works, pending money, and no placeholders',
  ...scene(player, [drop(check)]),
  play: async ({ canvas, canvasElement }) => {
    // Only data loaded before going offline is saved.
    await canvas.findByRole('button', { name: /^Баланс/ });
    await openSaved(canvas);
    await canvas.findByText(/^Нет сети.*сохранено: /);
    await expect(canvas.getByText(/^Баланс от /)).toBeVisible();
    await expectLink(canvas, /^История/, '/cash-box/history');
    await expectLink(canvas, /^Ваши бонусы/, '/bonuses/received');
    const [wallet] = await canvas.findAllByRole('button', { name: 'Пополнить' });
    await expect(wallet).toHaveAttribute('aria-disabled', 'true');
    await expect(wallet).toHaveAccessibleDescription('Заработает, когда вернётся сеть');
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
    await canvas.findByText('Сети по-прежнему нет');
    await waitFor(() => expect(canvasElement.querySelectorAll('main .bg-skeleton:empty')).toHaveLength(0));
    await expect(canvas.getByRole('heading', { name: 'Топ-10 недели' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Популярное' })).toBeNull();
  },
};

let restriction: ReturnType<typeof user>['restriction'] = null;

// SAFE-10, REACH-06
export const DuringBreak: Story = {
  name: 'During a break nothing is offered that it closes',
  ...scene(player, [drop(check), answer(profile, () => user({ restriction }))]),
  beforeEach: () => void (restriction = null),
  play: async ({ canvas }) => {
    await lose(canvas, async (queries) => {
      restriction = { kind: 'break', since: '2026-01-12T09:33:00Z', until: '2026-01-19T09:33:00Z' };
      await queries.invalidateQueries({ queryKey: ['profile'] });
      await canvas.findByRole('heading', { level: 1, name: 'Игра закрыта' });
    });
    await userEvent.click(await canvas.findByRole('button', { name: open }));
    const works = (await canvas.findByRole('heading', { name: 'Работает без сети' })).parentElement;
    await expect(within(works as HTMLElement).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: /^Ваши бонусы/ })).toBeNull();
    await expect(canvas.queryByText(/^Для игр/)).toBeNull();
  },
};

// REACH-06, REACH-07
export const SavedPage: Story = {
  name: 'A saved page has its time, too, and the limits and the reminder cannot be changed',
  ...scene(player, [drop(check)]),
  play: async ({ canvas }) => {
    await openSaved(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: /^Лимиты/ }));
    await canvas.findByRole('heading', { level: 1, name: /Лимиты/ });
    await expect(canvas.getByText(/^Нет сети.*сохранено: /)).toHaveTextContent('Нет сети · сохранено: ');
    for (const name of ['Изменить', 'Задать', 'Добавить срок'])
      for (const button of canvas.getAllByRole('button', { name }))
        await expect(button).toHaveAttribute('aria-disabled', 'true');
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Напоминание о времени' })).toHaveAccessibleDescription(
      'Заработает, когда вернётся сеть',
    );
  },
};

// REACH-07
export const Waiting: Story = {
  name: 'Pending read marks are listed, and can be undone',
  ...scene(
    { ...player, stored: { readsWaiting: JSON.stringify([{ ids: [5012, 5013], at: 1_768_208_551_000 }]) } },
    [drop(check), drop(readNotifications)],
  ),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await openSaved(canvas);
    await canvas.findByRole('heading', { name: 'Ждёт сети' });
    await expect(canvas.getByText('Прочитаны 2 уведомления')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Ждёт сети' })).toBeNull());
    await expect(localStorage.getItem('readsWaiting')).toBeNull();
  },
};

// REACH-08
export const Back: Story = {
  name: 'The network is back: the bar goes, and one notice says so',
  ...scene(player),
  play: async ({ canvas }) => {
    await openSaved(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить' }));
    await canvas.findByText('Снова на связи');
    await expect(canvas.queryByText(/^Нет сети/)).toBeNull();
  },
};

// REACH-08
export const Typed: Story = {
  name: 'What was typed is still there when the network is back',
  ...scene({ path: '/auth/login' }),
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('combobox', { name: 'Электронная почта' });
    await userEvent.type(email, 'aru@example.kz');
    network(false);
    await canvas.findByRole('heading', { name: 'Нет соединения с интернетом' });
    network(true);
    await canvas.findByText('Снова на связи');
    await expect(canvas.queryByRole('heading', { name: 'Нет соединения с интернетом' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Электронная почта' })).toBe(email);
    await expect(email).toHaveValue('aru@example.kz');
  },
};
