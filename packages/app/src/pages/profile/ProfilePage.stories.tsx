import type { Meta } from '@storybook/react-vite';
import { balance, offers, playerWelcomeOffers, profile } from '@tulpar/api/contract';
import { answer, hang, offer, refuse, user } from '@tulpar/api/samples';
import { screens, expectLink, withLargeText } from '@tulpar/ui/testing';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { chatUnreadAtom } from '#app/features/chat/index.ts';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { sayInChat, storyChat, withChat } from '#app/stories/story-chat.ts';
import { pretend, shortened } from '#app/stories/browser.tsx';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { store } from '#app/platform/state/store.ts';

export default { title: 'Pages/Profile', ...wholeApp } satisfies Meta;

const hub = { path: '/profile', signedIn: true };

// MONEY-03, PROF-03
export const Riches: Story = {
  name: 'Very large amounts stay in their columns on the narrowest phone',
  ...scene(hub, [
    answer(balance, {
      realBalance: 999_999_999_999,
      bonusBalance: 123_456_789_012,
      currency: 'KZT',
    }),
  ]),
  globals: screens.narrow,
  play: async ({ canvas }) => {
    for (const name of ['Реальные деньги', 'Бонусные деньги']) {
      const amount = (await canvas.findByText(name, { selector: 'dt' })).nextElementSibling;
      await waitFor(() => expect(amount).toHaveTextContent(/₸$/));
      await expect(amount?.scrollWidth).toBeLessThanOrEqual(amount?.clientWidth ?? 0);
    }
  },
};

export const LargeText: Story = {
  name: 'With text of 200 % the narrowest phone shows one word from the name, and the whole language button',
  ...scene(hub),
  globals: screens.narrow,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1, name: /Aruzhan/ });
    const language = await canvas.findByRole('button', { name: /^Язык/ });
    await withLargeText(async () => {
      await waitFor(() => expect(getComputedStyle(language).fontSize).toBe('28px'));
      await expect(name.clientWidth).toBeGreaterThan(150);
      await expect(language.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 16);
    });
  },
};

// ROUTE-17, LAYOUT-02, MONEY-02, MONEY-03, PROF-01, PROF-03, PROF-06
export const Loaded: Story = {
  name: 'The hub of a verified player: own and bonus money, an id that is copied once in 6 seconds',
  ...scene(hub, [
    answer(balance, { realBalance: 1_250_000, bonusBalance: 300_050, currency: 'KZT' }),
    answer(profile, user({ is_doc_verified: true })),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^ID /);
    const sum = async (name: string) =>
      (await canvas.findByText(name, { selector: 'dt' })).nextElementSibling;
    await waitFor(async () => expect(await sum('Реальные деньги')).toHaveTextContent(/^12\s500,00\s₸$/));
    await expect(await sum('Бонусные деньги')).toHaveTextContent(/^3\s000,50\s₸$/);
    await expect(within(canvas.getByRole('link', { name: 'Личные данные' })).queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const id = await canvas.findByRole('button', { name: /^ID .*Скопировать$/ });
    await userEvent.click(id);
    await screen.findByText('ID скопирован');
    await userEvent.click(id);
    await expect(copy.mock.calls).toEqual([[String(user().id)]]);
    copy.mockRestore();
  },
};

// PROF-02, PROF-05, PROF-06, SAFE-01
export const Standing: Story = {
  name: 'The status, a sign at personal data until documents are verified, and where the hub leads',
  ...scene(hub, [
    answer(profile, user({ is_doc_verified: false })),
    answer(offers, {
      data: ['ofr_1', 'ofr_2'].map((id) => offer({ id, type: 'deposit_bonus', status: 'available' })),
    }),
    answer(playerWelcomeOffers, { data: [] }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Серебро')).toBeVisible();
    const places = within(await canvas.findByRole('navigation', { name: 'Бонусы, турниры и VIP-клуб' }));
    await places.findByText('Доступны 2 бонуса');
    await expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/bonuses',
      '/tournaments',
      '/vipclub',
    ]);
    const details = await canvas.findByRole('link', { name: /^Личные данные/ });
    await expect(details).toHaveAttribute('href', '/profile/contacts');
    await expect(within(details).getByRole('img', { name: 'Верификация не пройдена' })).toBeVisible();
    await expectLink(canvas, 'Лимиты', '/profile/limits');
  },
};

const brokenWords = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('main a')].flatMap((link) => {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });

// PROF-05
export const Words: Story = {
  name: 'No word in a link is broken at 320 px, in any language',
  ...scene(hub),
  globals: screens.narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^ID /);
    for (const language of ['ru', 'az', 'en', 'kk'] as const) {
      await showLanguage(language, { chosen: false });
      await waitFor(async () => {
        await expect(document.documentElement.lang).toBe(language);
        await expect(brokenWords(canvasElement)).toEqual([]);
      });
    }
  },
};

// PROF-04
export const Deposit: Story = {
  name: 'Deposit leads to the cashier, whose back link leads to the hub',
  ...scene(hub),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Пополнить' }));
    const tabs = within(await canvas.findByRole('navigation', { name: 'Разделы кассы' }));
    await expect(tabs.getByRole('link', { name: 'Пополнение' })).toHaveAttribute('aria-current', 'page');
    const back = await canvas.findByRole('link', { name: 'Назад' });
    await userEvent.click(back);
    await canvas.findByText(/^ID /);
  },
};

// PROF-07, CHAT-03
export const Chat: Story = {
  name: 'A message that arrives in the closed chat marks hub and menu until the chat is opened',
  beforeEach: withChat,
  ...scene(hub),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: 'Чат поддержки' });
    await userEvent.click(row);
    const chat = await screen.findByRole('dialog', { name: 'Чат поддержки' });
    await waitFor(() => expect(storyChat.shown).toHaveBeenCalled());
    sayInChat();
    await expect(store.get(chatUnreadAtom)).toBe(false);
    await userEvent.click(within(chat).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    sayInChat();
    await canvas.findByRole('link', { name: /Профиль\s*Есть новое сообщение/ });
    await userEvent.click(canvas.getByRole('link', { name: /Чат поддержки\s*Есть новое сообщение/ }));
    await screen.findByRole('dialog', { name: 'Чат поддержки' });
    await waitFor(() => expect(screen.queryByText('Есть новое сообщение')).toBeNull());
  },
};

// CHAT-01
export const ChatOnDesktop: Story = {
  name: 'On a desktop the chat opens in the corner',
  beforeEach: withChat,
  ...scene(hub),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Чат поддержки' }));
    const chat = await screen.findByRole('dialog', { name: 'Чат поддержки' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Светлая тема' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Светлая тема' }));
    await expect(chat).toBeVisible();
    // Closed, because the checks cannot measure elements below it.
    await userEvent.click(within(chat).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  ...scene({ path: '/profile', signedIn: true }, [hang(profile)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загрузка')).length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  name: 'Error with another try',
  ...scene({ path: '/profile', signedIn: true }, [refuse(profile, 404, 'NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Профиль не загрузился');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

export const Unnamed: Story = {
  name: 'A player without a name is called by the contact',
  ...scene(hub, [answer(profile, user({ first_name: null, last_name: null, email: null }))]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '77011234567' });
  },
};

const banner = () => document.querySelector<HTMLElement>('[data-install-banner]');
const newcomer = answer(profile, user({ deposits_count: 0 }));

// APPS-01, APPS-04
export const InstallBar: Story = {
  name: 'The install bar shows all of its text on the narrowest phone, also with text of 200 %',
  ...scene(hub, [newcomer]),
  globals: { ...screens.narrow, locale: 'kk' },
  beforeEach: () => {
    shortened(6000)();
    return pretend('iphone')();
  },
  play: async () => {
    const bar = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-app-offer]');
      if (!found) throw new Error('no install bar');
      return found;
    });
    const expectShown = async () => {
      const box = bar.getBoundingClientRect();
      for (const part of bar.querySelectorAll('p, button')) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        await expect(Math.min(left - box.left, box.right - right)).toBeGreaterThanOrEqual(0);
        await expect(Math.min(top - box.top, box.bottom - bottom)).toBeGreaterThanOrEqual(0);
      }
      const text = bar.querySelector('p') as HTMLElement;
      await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
    };
    await expectShown();
    await withLargeText(expectShown);
  },
};

// APPS-09, REACH-02
export const Install: Story = {
  name: 'A phone’s browser offers the app before the first deposit, on iOS in three drawn steps',
  ...scene(hub, [newcomer]),
  beforeEach: pretend('iphone'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^ID /);
    await waitFor(() => expect(banner()).toHaveAttribute('data-install-banner', 'hub'));
    const offer = within(await canvas.findByRole('complementary', { name: 'Приложение Tulpar' }));
    await userEvent.click(offer.getByRole('button', { name: 'Как установить' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'На экран «Домой»' }));
    await expect(sheet.getAllByRole('listitem')).toHaveLength(3);
    await expect(document.querySelectorAll('[role="dialog"] li svg[data-drawing]')).toHaveLength(3);
    await userEvent.click(sheet.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
