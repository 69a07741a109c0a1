import type { Meta } from '@storybook/react-vite';
import { activateOffer, cashback, offers, playerWelcomeOffers, profile } from '@tulpar/api/contract';
import { answer, hang, refuse, user } from '@tulpar/api/samples';
import { expect, userEvent, waitFor, within, screen } from 'storybook/test';
import { welcomeDueAtom } from '#app/features/session/index.ts';
import { store } from '#app/platform/state/store.ts';
import {
  FAULT,
  inEveryLanguage,
  scene,
  wholeApp,
  records,
  shows,
  type Story,
} from '#app/stories/app-story.tsx';
import { sent, gift, full, packageOffers, route, textOf } from './testing/scenes.ts';

export default { title: 'Pages/Bonuses/Available', ...wholeApp } satisfies Meta;

// ROUTE-23, BONUS-01, BONUS-04, BONUS-05, BONUS-06, LAYOUT-03, WELC-02, WELC-03, WELC-04, WELC-06,
// WELC-08, WELC-11, WAG-08
export const Available: Story = {
  name: 'Everything that can be taken, in its order, with its terms',
  ...scene(route, full),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Приветственный пакет' });
    const heads = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(heads).toEqual([
      'Приветственный пакет',
      'Фриспины',
      'Бонусы и кешбэк',
      'Бонусы месяца',
      'Есть промокод?',
    ]);
    await expect(canvas.getByRole('link', { name: /^Доступные/ })).toHaveAttribute('aria-current', 'page');
    const tabs = within(canvas.getByRole('navigation', { name: 'Разделы бонусов' })).getAllByRole('link');
    await expect(tabs.map(({ textContent }) => textContent.replace(/\d.*$/u, ''))).toEqual([
      'Доступные',
      'Полученные',
    ]);
    await expect(await canvas.findByText('Кешбэк за неделю')).toBeVisible();
    // The welcome offer of the third deposit.
    await expect(canvas.getByText('С 19 января')).toBeVisible();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.getByText('+ 250 фриспинов')).toBeVisible();
    await expect(canvas.getByText('Завтра')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Внести депозит' })).toHaveLength(1);
    const [terms] = await canvas.findAllByRole('button', { name: 'Все условия' });
    if (!terms) throw new Error('there are no terms');
    await userEvent.click(terms);
    const sheet = await screen.findByRole('dialog');
    const facts = within(sheet).getByRole('region', { name: 'Все условия' });
    await expect([...facts.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Тип бонуса',
      'Какой депозит',
      'Мин. депозит',
      'Процент от депозита',
      'Макс. бонус',
      'Фриспины',
      'Вейджер',
      'Что отыгрывают',
      'Макс. ставка',
      'Макс. вывод',
      'Срок отыгрыша',
      'Игр не учитывается',
    ]);
    await expect(within(facts).getAllByText('не указано').length).toBeGreaterThan(0);
  },
};

// BONUS-33, CALL-11
export const Activate: Story = {
  name: 'A gift is activated on its card, once however often it is pressed',
  ...scene(route, [records(activateOffer, sent.activate, { ...gift, status: 'started' }), ...full]),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Активировать' });
    if (!button) throw new Error('there is no gift');
    await userEvent.dblClick(button);
    await screen.findByText('Бонус активирован');
    await expect(sent.activate).toHaveBeenCalledTimes(1);
    await expect(sent.activate).toHaveBeenCalledWith({ offer_id: 'ofr_gift' });
  },
};

export const Loading: Story = {
  ...scene(route, [hang(offers), hang(playerWelcomeOffers), hang(cashback)]),
  play: shows('Загружаем бонусы'),
};

// BONUS-33
export const NeedsDeposit: Story = {
  name: 'A gift that turns out to need a deposit opens the cash box with it',
  ...scene(route, [refuse(activateOffer, 409, 'OFFER_NEEDS_DEPOSIT'), ...full]),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Активировать' });
    if (!button) throw new Error('there is no gift');
    await userEvent.click(button);
    await canvas.findByRole('heading', { level: 1, name: 'Касса' });
    await expect(localStorage.getItem('activeBonus')).toBe('ofr_gift');
  },
};

export const HalfFailed: Story = {
  name: 'A list that failed is not shown as empty',
  ...scene(route, [refuse(offers, FAULT, 'GENERAL_ERROR'), answer(playerWelcomeOffers, { data: [] })]),
  play: async ({ canvas }) => {
    await canvas.findByText('Бонусы не загрузились');
    await expect(canvas.queryByText('Сейчас доступных бонусов нет')).toBeNull();
  },
};

const newcomer = [
  answer(profile, user({ deposits_count: 0 })),
  answer(offers, { data: [] }),
  answer(playerWelcomeOffers, { data: packageOffers }),
];

// WELC-16, WELC-03, WELC-04
export const Welcome: Story = {
  name: 'A new player is greeted with the package: its offers, when they open, the terms',
  ...scene({ path: '/games', signedIn: true }, newcomer),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    store.set(welcomeDueAtom, true);
    const window = await within(document.body).findByRole('dialog', { name: 'Счёт открыт, пакет ваш' });
    const steps = within(window)
      .getAllByRole('listitem')
      .map((step) => textOf(step));
    await expect(steps).toHaveLength(3);
    await expect(steps[0]).toMatch(/^1120% \+ 250 фриспинов.*Доступен сейчасдо 150 000 ₸$/);
    await expect(steps[1]).toContain('Завтра');
    await expect(steps[2]).toContain('С 19 января');
    await expect(window).toHaveTextContent(/Мин. депозит 3.000.₸/);
    await expect(localStorage.getItem('isShowWelcome')).toBe('1');
    await userEvent.click(within(window).getByRole('button', { name: 'Сначала осмотрюсь' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

// WELC-16, WELC-05
export const WelcomeToDeposit: Story = {
  name: 'The welcome window leads to the cash box with the first offer',
  ...scene({ path: '/games', signedIn: true }, newcomer),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    store.set(welcomeDueAtom, true);
    const window = await within(document.body).findByRole('dialog');
    await userEvent.click(within(window).getByRole('button', { name: 'Внести депозит' }));
    await waitFor(() => expect(localStorage.getItem('activeBonus')).toBe('wel_w1'));
    await canvas.findByRole('heading', { level: 1, name: 'Касса' });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const Languages: Story = { ...scene(route, full), ...inEveryLanguage() };
