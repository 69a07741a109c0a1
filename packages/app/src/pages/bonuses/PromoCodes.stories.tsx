import type { Meta } from '@storybook/react-vite';
import {
  addPromoCode,
  analytics,
  checkPromoCode,
  offers,
  playerWelcomeOffers,
  profile,
  promoCodeBanners,
} from '@tulpar/api/contract';
import { answer, promoCheck, refuse, user } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor, within, screen } from 'storybook/test';
import { setServerClock } from '#app/platform/network/clock.ts';
import { isReading } from '#app/platform/network/query.ts';
import { FAULT, scene, wholeApp, records, type Story } from '#app/stories/app-story.tsx';
import { sent, weekend, month, later, full, route } from './testing/scenes.ts';

export default { title: 'Pages/Bonuses/Promo codes', ...wholeApp } satisfies Meta;

const box = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'Есть промокод?' }));
/** The focused element; the document's body if the focus was lost. */
const focused = () => document.activeElement as HTMLElement | null;
const activate = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await box(canvas).findByRole('button', { name: 'Активировать' }));
const typeCode = async (canvas: ReturnType<typeof within>, code: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Промокод' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(code);
  await userEvent.keyboard('{Enter}');
};

/** The offer that a code has given and that a deposit activates. */
const codeOffer = {
  id: 'ofr_code',
  status: 'available',
  type: 'deposit_bonus',
  transaction_id: null,
} as const;

const takesCode = answer(addPromoCode, ({ body }) => {
  sent.code(body);
  return { data: month };
});

const refused = (reason: string, more: object = {}) => ({ can_use: false, reason, ...more });
const checks: Readonly<Record<string, object>> = {
  ALTYN50: { needs_deposit: true, ends_at: '2026-01-31T18:59:59Z' },
  SOON26: refused('PROMO_CODE_NOT_STARTED', { success: false, starts_at: '2026-01-31T19:00:00Z' }),
  ALTYN25: refused('PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED', {
    used: 3,
    last_used: { at: '2026-01-02T10:00:00Z', amount: 500_000 },
  }),
  ALTIN50: refused('PROMO_CODE_NOT_FOUND', { success: false, similar: 'ALTYN50', terms: null }),
  SECOND: refused('PROMO_CODE_CONFLICT', { conflict_offer_id: 'ofr_active' }),
};

// PROMO-02, PROMO-19, PROMO-20
export const Preflight: Story = {
  name: 'An answer to a code has its sentence and one next step',
  ...scene(route, [
    answer(checkPromoCode, ({ params }) => {
      const code = params['code'] ?? '';
      sent.check(code);
      return { ...promoCheck, ...checks[code] };
    }),
    takesCode,
    ...full,
  ]),
  play: async ({ canvas }) => {
    for (const [code, title, step] of [
      ['SOON26', /^Код начнёт действовать: /, 'Сохранить код'],
      ['ALTYN25', 'Вы использовали этот код: 3 из 3', 'К полученным бонусам'],
      ['SECOND', 'Сначала завершите активный бонус', 'К активному бонусу'],
      ['ALTIN50', 'Такого промокода нет', 'Подставить'],
    ] as const) {
      await typeCode(canvas, code);
      await box(canvas).findByText(title);
      const steps = [...box(canvas).queryAllByRole('button'), ...box(canvas).queryAllByRole('link')];
      await expect(steps.map(({ textContent }) => textContent)).toContain(step);
    }
    await userEvent.click(box(canvas).getByRole('button', { name: 'Подставить' }));
    await box(canvas).findByText('Код действует до: 31 января.');
    await expect(box(canvas).getByRole('button', { name: 'Активировать' })).toBeVisible();
    await expect(sent.code).not.toHaveBeenCalled();
  },
};

// PROMO-20
export const PreflightAway: Story = {
  name: 'A failed check uses no attempt and can be repeated',
  ...scene(route, [refuse(checkPromoCode, FAULT, 'GENERAL_ERROR'), ...full]),
  play: async ({ canvas }) => {
    await typeCode(canvas, 'ALTYN50');
    await box(canvas).findByText('Нет ответа от сервера');
    await userEvent.click(box(canvas).getByRole('button', { name: 'Проверить ещё раз' }));
    await expect(canvas.getByRole('region', { name: 'Есть промокод?' })).toContainElement(focused());
    await expect(await box(canvas).findByRole('button', { name: 'Проверить ещё раз' })).toBeEnabled();
  },
};

// PROMO-20
export const PreflightNewPlayer: Story = {
  name: 'A player without a deposit takes the code to the cash box',
  ...scene(route, [
    answer(profile, user({ deposits_count: 0 })),
    answer(checkPromoCode, { ...promoCheck, needs_deposit: true }),
    answer(addPromoCode, ({ body }) => {
      sent.code(body);
      return {
        data: {
          ...month,
          promo_code: {
            ...month.promo_code,
            offer: { data: [codeOffer] },
          },
        },
      };
    }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await typeCode(canvas, 'ALTYN50');
    await box(canvas).findByText('Код сработает вместе с депозитом');
    await userEvent.dblClick(box(canvas).getByRole('button', { name: /^Внести / }));
    await canvas.findByRole('heading', { level: 1, name: 'Касса' });
    await expect(localStorage.getItem('activeBonus')).toBe('ofr_code');
    await expect(sent.code).toHaveBeenCalledTimes(1);
  },
};

// BONUS-03, PROMO-01, PROMO-21
export const SavedCode: Story = {
  name: 'A code of a link is filled in, checked, and stays as a chip until it is removed',
  ...scene({ ...route, path: '/bonuses?promocode=soon26' }, [
    answer(checkPromoCode, { ...promoCheck, ...checks['SOON26'] }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Промокод' })).toHaveValue('SOON26');
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
    await canvas.findByRole('button', { name: 'Убрать промокод SOON26' });
    // Not inside a second live region, so that it is announced only once.
    await expect((await box(canvas).findByText('Код сохранён')).closest('[role="status"]')).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: 'Пополнить' }));
    await canvas.findByText('Промокод SOON26 ещё не активирован');
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать промокод SOON26' }));
    await waitFor(() => expect(canvas.queryByText('Промокод SOON26 ещё не активирован')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(document.cookie).not.toContain('promocode');
  },
};

// PROMO-17, PROMO-18
export const AppCode: Story = {
  name: 'The code of the app opens a window about it and is reported',
  ...scene(route, [
    answer(addPromoCode, { data: month }),
    records(analytics, sent.event, { success: true }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await typeCode(canvas, 'spin15');
    await activate(canvas);
    const about = await screen.findByRole('dialog', { name: 'Бонус за приложение начислен' });
    await waitFor(() => expect(about).toBeVisible());
    await waitFor(() =>
      expect(sent.event).toHaveBeenCalledWith([expect.objectContaining({ event_name: 'bonus-granted' })]),
    );
  },
};

// FORM-08, PROMO-03, PROMO-04, CALL-10
export const CodeAdded: Story = {
  name: 'A code is accepted, and the field is empty for another',
  ...scene(route, [takesCode, ...full]),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Промокод' });
    await userEvent.type(field, 'altyn 50{Enter}');
    await userEvent.dblClick(await box(canvas).findByRole('button', { name: 'Активировать' }));
    await canvas.findByText('Код ALTYN50 принят. Бонус на этой странице.');
    await expect(sent.code).toHaveBeenCalledWith({ code: 'ALTYN50' });
    await expect(sent.code).toHaveBeenCalledTimes(1);
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('region', { name: 'Есть промокод?' })).toHaveFocus();
  },
};

let takeCode: () => void = fn();

// PROMO-03
export const CodeAddedLater: Story = {
  name: 'A code accepted while another one is typed says so and leaves the typed one',
  ...scene(route, [
    answer(addPromoCode, async () => {
      await new Promise<void>((resolve) => (takeCode = resolve));
      return { data: month };
    }),
    answer(checkPromoCode, ({ params }) => ({ ...promoCheck, ...checks[params['code'] ?? ''] })),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await typeCode(canvas, 'ALTYN50');
    await activate(canvas);
    await typeCode(canvas, 'SOON26');
    await box(canvas).findByText(/^Код начнёт действовать: /);
    takeCode();
    await screen.findByText(/Код ALTYN50 принят/);
    await expect(box(canvas).getByText(/^Код начнёт действовать: /)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Промокод' })).toHaveValue('SOON26');
  },
};

// SAFE-09, PROMO-20
export const AfterBreak: Story = {
  name: 'A break that has ended does not refuse a code, although the profile still names it',
  ...scene(route, [
    answer(
      profile,
      user({
        restriction: { kind: 'break', since: '2026-01-01T09:00:00Z', until: '2026-01-08T09:00:00Z' },
      }),
    ),
    ...full,
  ]),
  play: async ({ canvas }) => {
    await typeCode(canvas, 'ALTYN50');
    await box(canvas).findByRole('button', { name: 'Активировать' });
  },
};

// PROMO-14
export const CodeRefused: Story = {
  name: 'A refused code stays in the field with the reason',
  ...scene(route, [refuse(addPromoCode, 422, 'PROMO_CODE_EXPIRED'), ...full]),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Промокод' });
    await userEvent.type(field, 'OLD24{Enter}');
    await activate(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Промокод больше не действует'));
    await expect(field).toHaveValue('OLD24');
    await expect(canvas.getByRole('region', { name: 'Есть промокод?' })).toHaveFocus();
    await userEvent.click(box(canvas).getByRole('button', { name: 'Очистить' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription();
    await expect(box(canvas).getByRole('button', { name: 'Проверить' })).toBeDisabled();
  },
};

// PROMO-05, PROMO-06, PROMO-07, PROMO-08, PROMO-09, PROMO-10
export const MonthCode: Story = {
  name: 'A bonus of the month is activated on its card, only on its dates',
  ...scene(route, [
    takesCode,
    answer(offers, { data: [weekend] }),
    answer(playerWelcomeOffers, { data: [] }),
    answer(promoCodeBanners, { data: [month, later] }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Осталось активаций: 2 из 3')).toBeVisible();
    await expect(canvas.getByText('С 1 ноября')).toBeInTheDocument();
    const [button, ...others] = canvas.getAllByRole('button', { name: 'Активировать' });
    if (!button) throw new Error('there is no bonus of the month');
    await expect(others).toHaveLength(0);
    // The strip is aligned with the page.
    await expect(button.closest('li')?.getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
    await userEvent.dblClick(button);
    await screen.findByText('Активируем бонус');
    await expect(document.activeElement?.closest('dialog')).not.toBeNull();
    await screen.findByText(/Код MONTH10 принят/);
    await waitFor(() => expect(screen.queryByText('Активируем бонус')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(sent.code).toHaveBeenCalledWith({ code: 'MONTH10' });
    await expect(sent.code).toHaveBeenCalledTimes(1);
  },
};

// PROMO-05
export const MonthAvailable: Story = {
  name: 'A bonus of the month whose code is entered already leads to the available bonuses above',
  ...scene(route, [
    answer(promoCodeBanners, {
      data: [{ ...month, promo_code: { ...month.promo_code, offer: { data: [codeOffer] } } }],
    }),
    ...full,
  ]),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Смотреть бонусы' });
    button.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
    await userEvent.click(button);
    await waitFor(() => expect(scrollY).toBe(0));
    await expect(canvas.queryByRole('link', { name: 'К полученным бонусам' })).toBeNull();
  },
};

// PROMO-05, PROMO-06
export const MonthOpens: Story = {
  name: 'A bonus of the month can be activated as soon as it starts',
  ...scene(route, [
    answer(promoCodeBanners, { data: [{ ...month, banner_start_at: '2026-01-12T09:33:00.050Z' }] }),
    answer(offers, { data: [] }),
    answer(playerWelcomeOffers, { data: [] }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('С 12 января');
    // A response would render the card again.
    await waitFor(() => expect(isReading()).toBe(false));
    setServerClock(() => Date.parse('2026-01-12T09:33:01Z'));
    await canvas.findByRole('button', { name: 'Активировать' });
  },
};
