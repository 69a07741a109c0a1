import type { Meta } from '@storybook/react-vite';
import {
  balance,
  offers,
  openRounds,
  profile,
  selfExclude,
  takeBreak,
  tournaments,
} from '@tulpar/api/contract';
import { answer, gameCard, offer, refuse, tournamentSample, user } from '@tulpar/api/samples';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { expectLink, screens } from '@tulpar/ui/testing';
import { setServerClock } from '#app/platform/network/clock.ts';
import { FAULT, inEveryLanguage, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

const sent = { break: fn(), exclusion: fn() };

export default { title: 'Pages/Break', ...wholeApp } satisfies Meta;
type Canvas = ReturnType<typeof within>;

const route = { path: '/profile/break', signedIn: true };
const since = '2026-01-12T09:33:00Z';
const holding = (kind: 'break' | 'self_exclusion', until: string | null) => ({ kind, since, until });
/** No bonus, tournament or money. */
const nothing = [
  answer(offers, { data: [] }),
  answer(tournaments, { data: [] }),
  answer(balance, { realBalance: 0, bonusBalance: 0, currency: 'KZT' }),
];
const own = answer(balance, { realBalance: 18_425_000, bonusBalance: 0, currency: 'KZT' });

/** Starts a break on the server; later profile responses contain it. */
function taken(restriction: ReturnType<typeof holding>) {
  let holds: ReturnType<typeof holding> | null = null;
  return [
    answer(profile, () => user({ restriction: holds })),
    answer(takeBreak, ({ body }) => {
      sent.break(body);
      return (holds = restriction);
    }),
    answer(selfExclude, ({ body }) => {
      sent.exclusion(body);
      return (holds = restriction);
    }),
  ];
}

async function next(canvas: Canvas, length: RegExp) {
  await userEvent.click(await canvas.findByRole('radio', { name: length }));
  await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
  await canvas.findByText('Шаг 2 из 2');
}

// SAFE-08
export const Desktop: Story = {
  name: 'On a desktop the sums of the month and the limits are next to the lengths',
  ...scene(route),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const length = await canvas.findByRole('radio', { name: /^24 часа/ });
    const month = await canvas.findByRole('region', { name: /январ/ });
    await expect(month.getBoundingClientRect().left).toBeGreaterThan(length.getBoundingClientRect().right);
    await canvas.findByRole('region', { name: 'Лимиты' });
  },
};

// SAFE-08
export const Choice: Story = {
  name: 'Nothing is chosen beforehand, and the button says why it waits',
  ...scene(route),
  play: async ({ canvas }) => {
    await canvas.findByText('Шаг 1 из 2');
    const radios = canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(6);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    const button = canvas.getByRole('button', { name: 'Дальше' });
    await expect(button).toHaveAccessibleDescription('Выберите срок');
    await userEvent.click(button);
    await expect(canvas.getByText('Шаг 1 из 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^6 месяцев/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^7 дней/ }));
    await expect(canvas.getByRole('radio', { name: /^6 месяцев/ })).not.toBeChecked();
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

// SAFE-08, CALL-14
export const Break: Story = {
  name: 'What a break closes and what remains available',
  ...scene(route, [...taken(holding('break', '2026-01-19T09:33:00Z')), ...nothing]),
  play: async ({ canvas }) => {
    await next(canvas, /^7 дней/);
    await expect(canvas.getByText('Игра на деньги и пополнения')).toBeVisible();
    await expect(canvas.queryByText(/на счёте/)).toBeNull();
    await expect(canvas.queryByText(/^Открытый раунд/)).toBeNull();
    await expect(canvas.queryByText(/^Турниры: /)).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Начать перерыв' }));
    await canvas.findByText('У вас перерыв');
    await expect(document.body).not.toHaveFocus();
    await expect(canvas.getByText(/^До 19 января, /)).toBeVisible();
    await expect(sent.break).toHaveBeenCalledOnce();
    await expect(sent.break).toHaveBeenCalledWith({ days: 7 });
  },
};

const spins = { type: 'no_deposit_gift_spin', spins_count: 20, wager_amount_max: null } as const;

// SAFE-08
export const Affairs: Story = {
  name: 'Open round, bonus, tournaments and money by name',
  ...scene(route, [
    answer(openRounds, {
      data: [
        {
          round_id: 'rnd_7',
          game: gameCard({ name: 'Lazy Lantern' }),
          session_id: 'ses_4d1',
          started_at: since,
          auto_finish_at: null,
          bet: 20_000,
          currency: 'KZT',
        },
      ],
    }),
    answer(offers, {
      data: [
        offer({ title: 'Бонус 120%', expired_at: '2026-01-17T09:00:00Z' }),
        offer({
          ...spins,
          id: 'ofr_78',
          status: 'started',
          title: '20 спинов',
          expired_at: '2026-01-15T09:00:00Z',
        }),
        offer({ id: 'ofr_79', status: 'awaiting', title: 'Кешбэк', expired_at: null }),
        offer({ id: 'ofr_80', status: 'finished', title: 'Прошлый бонус' }),
      ],
    }),
    answer(tournaments, {
      data: [
        tournamentSample,
        { ...tournamentSample, slug: 'off', title: 'Отменённый турнир', status: 'canceled' },
      ],
    }),
    own,
  ]),
  play: async ({ canvas }) => {
    await next(canvas, /^7 дней/);
    await canvas.findByText('Открытый раунд: Lazy Lantern');
    await canvas.findByText('Бонус 120%: сгорит 17 января');
    await expect(canvas.getByText('20 спинов: сгорит 15 января')).toBeVisible();
    await expect(canvas.queryByText(/^Кешбэк: /)).toBeNull();
    await canvas.findByText('Турниры: Марафон фонарей');
    await canvas.findByText('184 250 ₸ на счёте: вывод работает по обычным правилам');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться к выбору' }));
    await expect(await canvas.findByRole('radio', { name: /^7 дней/ })).toBeChecked();
    await next(canvas, /^24 часа/);
    await canvas.findByText('Бонус 120%: останется');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться к выбору' }));
    await next(canvas, /^1 год/);
    await canvas.findByText('Бонус 120%: закончится сразу');
    await expect(canvas.getByText('20 спинов: закончится сразу')).toBeVisible();
    // A bonus that waits its turn ends as well; a bonus that has ended is not named.
    await expect(canvas.getByText('Кешбэк: закончится сразу')).toBeVisible();
    await expect(canvas.queryByText(/^Прошлый бонус: /)).toBeNull();
  },
};

// SAFE-08, CALL-14
export const Exclusion: Story = {
  name: 'Self-exclusion needs a tick',
  ...scene(route, [...taken(holding('self_exclusion', null)), ...nothing]),
  play: async ({ canvas }) => {
    await next(canvas, /^Навсегда/);
    const button = canvas.getByRole('button', { name: 'Начать самоограничение' });
    await expect(button).toHaveAccessibleDescription('Отметьте, что понимаете это');
    await userEvent.click(button);
    await expect(sent.exclusion).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(button);
    await canvas.findByText('Действует самоограничение');
    await expect(sent.exclusion).toHaveBeenCalledWith({ months: null });
    await expect(canvas.queryByRole('button', { name: 'Продлить' })).toBeNull();
  },
};

// SAFE-09
export const Holds: Story = {
  name: 'A restriction can be extended, never shortened, and money can be withdrawn meanwhile',
  ...scene(route, [
    answer(profile, user({ restriction: holding('break', '2026-01-20T09:33:00Z') })),
    answer(takeBreak, ({ body }) => {
      sent.break(body);
      return holding('break', '2026-02-11T09:33:00Z');
    }),
    own,
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^До 20 января, .*Раньше срока снять нельзя\.$/);
    await expectLink(canvas, 'Вывести', '/cash-box/withdrawal');
    await userEvent.click(canvas.getByRole('button', { name: 'Продлить' }));
    await canvas.findByRole('radio', { name: /^30 дней/ });
    await expect(canvas.queryByRole('radio', { name: /^7 дней/ })).toBeNull();
    await expect(canvas.queryByRole('radio', { name: /^24 часа/ })).toBeNull();
    await next(canvas, /^30 дней/);
    await userEvent.click(canvas.getByRole('button', { name: 'Начать перерыв' }));
    await waitFor(() => expect(sent.break).toHaveBeenCalledWith({ days: 30 }));
  },
};

// SAFE-09
export const Ended: Story = {
  name: 'A break ends by time alone while the page is open',
  ...scene(route, [answer(profile, user({ restriction: holding('break', '2026-01-12T09:40:00Z') }))]),
  play: async ({ canvas }) => {
    await canvas.findByText('У вас перерыв');
    setServerClock(() => Date.parse('2026-01-12T09:40:01Z'));
    dispatchEvent(new Event('pageshow'));
    await canvas.findByRole('radio', { name: /^24 часа/ });
    await expect(canvas.queryByText('У вас перерыв')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'A break that failed preserves the choice',
  ...scene(route, [refuse(takeBreak, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await next(canvas, /^24 часа/);
    await userEvent.click(canvas.getByRole('button', { name: 'Начать перерыв' }));
    await screen.findByText('Не получилось. Попробуйте ещё раз');
    await expect(canvas.getByRole('button', { name: 'Начать перерыв' })).toBeEnabled();
  },
};

export const Languages: Story = {
  ...scene(route),
  ...inEveryLanguage(({ canvas }) => next(canvas, /^Навсегда/)),
};
