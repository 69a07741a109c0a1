import type { Meta } from '@storybook/react-vite';
import { offers, playerWelcomeOffers, profile } from '@tulpar/api/contract';
import { answer, user } from '@tulpar/api/samples';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { welcomeDueAtom } from '#app/features/session/index.ts';
import { store } from '#app/platform/state/store.ts';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { packageOffers, textOf } from './testing/scenes.ts';

export default { title: 'Pages/Bonuses/Welcome window', ...wholeApp } satisfies Meta;

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
