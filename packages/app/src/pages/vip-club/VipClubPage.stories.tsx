import type { Meta } from '@storybook/react-vite';
import { offers, profile, staticPage, vipClub, type VipClub } from '@tulpar/api/contract';
import { answer, hang, offer, staticPageSample, user, vipClubSample } from '@tulpar/api/samples';
import { screens, withLargeText } from '@tulpar/ui/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryLanguage, scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';
import { withChat } from '#app/stories/story-chat.ts';

export default { title: 'Pages/VIP club', ...wholeApp } satisfies Meta;

const text = answer(staticPage, { ...staticPageSample, slug: 'vipclub', title: 'Правила клуба' });
const none = answer(offers, { data: [] });
const club = (me: Partial<NonNullable<VipClub['me']>> | null) =>
  answer(vipClub, {
    ...vipClubSample,
    me: me === null || vipClubSample.me === null ? null : { ...vipClubSample.me, ...me },
  });
const player = { path: '/vipclub', signedIn: true };

// ROUTE-35, NEWS-13, CALL-12, NEWS-16, NEWS-18
export const Silver: Story = {
  name: 'Six levels and the own status, without a call to stake',
  ...scene(player, [club({ manager: null }), none, text]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Серебро' });
    await expect(canvas.queryByText('Ваш менеджер')).toBeNull();
    await expect(canvas.getByText('Статус точно сохранится до 31 января')).toBeVisible();
    await expect(canvas.getByText('2 840 000 ₸ за 90 дней')).toBeVisible();
    await expect(canvas.getByText('Золото: от 4 000 000 ₸')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '71');
    const table = within(canvas.getByRole('table'));
    const row = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    // A phone compares the own level with the next, or with another crown.
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Статус',
      'Сереброваш статус',
      'Золото',
    ]);
    await expect(row('Вывод в день до')).toEqual(['4 000 000 ₸', '8 000 000 ₸']);
    await userEvent.click(canvas.getByRole('button', { name: 'VIP' }));
    await expect(row('Кешбэк')).toEqual(['10%, раз в неделю', '15%, раз в месяц']);
    await expect(row('Вывод не дольше')).toEqual(['12 часов', '15 минут']);
    await expect(canvas.queryByRole('heading', { name: 'Правила клуба' })).toBeNull();
    await canvas.findByText('Лимиты, перерывы и самоисключение статус не меняют.');
    const main = canvasElement.querySelector('main');
    await expect(main?.querySelector('[role=timer]')).toBeNull();
    await expect(main?.textContent).not.toMatch(/осталось|сделайте ставк|играйте|успейте|поставьте/i);
  },
};

// NEWS-13
export const LargeText: Story = {
  name: 'With text of 200 % the narrowest phone needs no scrolling to the side',
  globals: { ...screens.narrow, locale: 'az' },
  ...scene(player, [
    answer(vipClub, {
      ...vipClubSample,
      rules_html: '<ul><li>Oyunların nəticəsinə məhdudiyyətləndirilmədən təsir etmir.</li></ul>',
    }),
    none,
    text,
  ]),
  play: async ({ canvas }) => {
    const rule = await canvas.findByText(/^Oyunların nəticəsinə/);
    await withLargeText(async () => {
      await waitFor(() => expect(getComputedStyle(rule).fontSize).toBe('26px'));
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
      await expect(rule.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
      await expect(rule.scrollWidth).toBeLessThanOrEqual(rule.clientWidth);
    });
  },
};

// NEWS-13
export const Guest: Story = {
  name: 'A guest sees the table',
  ...scene({ path: '/vipclub' }, [club(null), text]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('columnheader', { name: 'Новичок' });
    await expect(canvas.queryByText(/за 90 дней$/)).toBeNull();
    await expect(canvasElement.querySelector('main a[href="/auth/login"]')).toBeVisible();
  },
};

// NEWS-16
export const Restricted: Story = {
  name: 'A restriction hides the VIP progress',
  ...scene(player, [
    club({}),
    none,
    text,
    answer(profile, user({ restriction: { kind: 'break', since: '2026-01-11T00:00:00Z', until: null } })),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Серебро' });
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByText(/за 90 дней$/)).toBeNull();
  },
};

// NEWS-18
export const Manager: Story = {
  name: 'The manager: name, hours and the chat',
  beforeEach: withChat,
  ...scene(player, [
    club({
      status: 'platinum',
      next: { status: 'vip', stake_from: 5_000_000_000 },
      manager: { name: 'Айгерим Сатпаева', photo_url: null, available_until: '2026-01-12T17:00:00Z' },
    }),
    none,
    text,
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Айгерим Сатпаева')).toBeVisible();
    await expect(canvas.getByText(/^На связи до \d\d:\d\d$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Написать' }));
    await expect(await screen.findByRole('dialog', { name: 'Чат поддержки' })).toBeVisible();
  },
};

const card = offer({
  id: 'ofr_vip',
  status: 'available',
  title: 'Бонус клуба 25%',
  tag: null,
  is_vip_card: true,
  amount: null,
  wager_amount: null,
  wager_amount_max: null,
  transaction_id: null,
  spins_count: null,
});
// NEWS-17
export const Offers: Story = {
  name: 'Offers of the club',
  ...scene(player, [
    club({}),
    answer(offers, {
      data: [card, { ...card, id: 'ofr_other', title: 'Обычный бонус', is_vip_card: false }],
    }),
    text,
  ]),
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('heading', { level: 2, name: 'Предложения клуба' });
    await expect(head.closest('section')).toHaveClass('backdrop-onyx');
    await expect(head.closest('section')).toHaveTextContent('Бонус клуба 25%');
    await expect(canvas.queryByText('Обычный бонус')).toBeNull();
  },
};

export const Loading: Story = {
  ...scene(player, [hang(vipClub), none, text]),
  play: shows('Загружаем VIP-клуб'),
};
export const Languages: Story = { ...scene(player, [club({}), none, text]), ...inEveryLanguage() };
