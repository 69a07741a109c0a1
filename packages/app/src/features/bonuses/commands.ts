import {
  activateOffer,
  addPromoCode,
  cancelOffer,
  offers,
  writtenCode,
  type Offer,
} from '@tulpar/api/contract';
import { useToast } from '@tulpar/ui/toast';
import { savedCodeAtom } from '#app/features/session/index.ts';
import { isInstalled } from '#app/platform/device/installed.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { call, isApiError } from '#app/platform/network/api.ts';
import { sendCommand, useCommand } from '#app/platform/network/command.ts';
import { useRefusalText } from '#app/platform/network/error-texts.ts';
import { changedBy } from '#app/platform/network/query.ts';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { useAtom } from '#app/platform/state/store.ts';
import { track } from '#app/platform/telemetry/track.ts';
import { activeBonusAtom, appPromoAtom } from './atoms.ts';
import { LIMIT } from './queries.ts';

/** Promo code that `AppBonus.tsx` offers (PROMO-18); its use opens the dialog about the app (PROMO-17). */
export const DEFAULT_PROMO_CODE = 'SPIN15';

/**
 * Treats a failed request as a success if the offer already has one of `statuses`: the response was lost, or the
 * player has done the same in another tab or on another device.
 */
async function orIsDone(sent: Promise<unknown>, id: string, statuses: readonly Offer['status'][]) {
  try {
    await sent;
  } catch (error) {
    const found = await call(offers, { query: { order: 'desc', limit: LIMIT } }).catch(() => null);
    if (!found?.data.some((offer) => offer.id === id && statuses.includes(offer.status))) throw error;
  }
}

/** Cancels an offer. The lists are refetched on success and on failure (BONUS-23, BONUS-35). */
export function useCancelOffer(onDone: () => void) {
  const t = useText();
  const refusal = useRefusalText();
  const { show } = useToast();
  return useCommand(
    ({ id }: Pick<Offer, 'id'>) =>
      orIsDone(
        sendCommand(cancelOffer, { body: { offer_id: id } }, { intent: `cancel:${id}`, movesMoney: true }),
        id,
        ['canceled'],
      ),
    {
      invalidates: [changedBy('offers', 'offerState', 'balance')],
      onSuccess: () => show({ tone: 'success', title: t('bonuses.cancel.done') }),
      onError: (error) => show({ tone: 'error', title: t('bonuses.cancel.failed'), text: refusal(error) }),
      onSettled: onDone,
    },
  );
}

/**
 * Activates an offer without a deposit (BONUS-33), then opens the received bonuses unless `staysHere`. If the
 * server answers that a deposit is needed, opens the cash box with the offer.
 */
export function useActivateOffer({ staysHere = false } = {}) {
  const t = useText();
  const go = useGo();
  const takeToDeposit = useOfferForDeposit();
  const refusal = useRefusalText();
  const { show } = useToast();
  return useCommand(
    ({ id }: Pick<Offer, 'id'>) =>
      orIsDone(sendCommand(activateOffer, { body: { offer_id: id } }, { intent: `activate:${id}` }), id, [
        'awaiting',
        'active',
        'started',
      ]),
    {
      invalidates: [changedBy('offers', 'offerState', 'balance')],
      onSuccess: () => {
        show({ tone: 'success', title: t('bonuses.activate.done') });
        if (!staysHere) go(href('bonusesReceived'));
      },
      onError: (error, { id }) => {
        show({ tone: 'error', title: t('bonuses.activate.failed'), text: refusal(error) });
        if (isApiError(error) && error.code === 'OFFER_NEEDS_DEPOSIT') takeToDeposit(id);
      },
    },
  );
}

/** Selects an offer for the next deposit and opens the cash box; Back returns to this page (BONUS-25). */
export function useOfferForDeposit(): (id: string) => void {
  const go = useGo();
  const [, choose] = useAtom(activeBonusAtom);
  return (id) => {
    choose(id);
    go(href('deposit'));
  };
}

/** Refusals for bonuses already used or meant for other players; another attempt cannot help (PROMO-15). */
const DONE_WITH: ReadonlySet<string> = new Set([
  'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED',
  'PROMO_CODE_USAGE_LIMIT_REACHED',
  'PROMO_CODE_PLAYER_NOT_TARGETED',
]);

/** A code to activate; `toDeposit` opens the cash box afterwards. */
interface CodeUse {
  readonly code: string;
  readonly toDeposit: boolean;
}

/** Refusals that can end with time, so the code stays saved (PROMO-21). */
const MAY_PASS: ReadonlySet<string> = new Set([
  'PROMO_CODE_CONFLICT',
  'PROMO_CODE_NOT_STARTED',
  'PLAYER_RESTRICTED',
]);

/**
 * Activates a promo code and refetches the lists (PROMO-03, PROMO-04). Refusals go to the caller; those of
 * `DONE_WITH` become a toast and open the received bonuses (PROMO-15). A saved code is cleared after a grant or a
 * refusal that time cannot change (PROMO-21); the default code also opens the dialog about the app (PROMO-17).
 */
export function useAddPromoCode(work: {
  /** `offerId`: the offer from the code that waits for a deposit, if any. */
  readonly onSuccess: (use: CodeUse, offerId: string | null) => void;
  readonly onRefused: (text: string, code: string) => void;
  readonly onSettled?: () => void;
}) {
  const t = useText();
  const go = useGo();
  const refusal = useRefusalText();
  const { show } = useToast();
  const [savedCode, saveCode] = useAtom(savedCodeAtom);
  const [, openAppPromo] = useAtom(appPromoAtom);
  const forget = (code: string) =>
    savedCode !== null && writtenCode(savedCode) === writtenCode(code) && saveCode(null);
  return useCommand(
    ({ code }: CodeUse) => sendCommand(addPromoCode, { body: { code } }, { intent: `promo:${code}` }),
    {
      invalidates: [changedBy('offers', 'offerState', 'balance'), { queryKey: ['promoCodeBanners'] }],
      onSuccess: ({ data }, use) => {
        forget(use.code);
        const waiting = data.promo_code.offer.data.findLast(({ status }) => status === 'available');
        work.onSuccess(use, waiting?.id ?? null);
        if (writtenCode(use.code) !== DEFAULT_PROMO_CODE) return;
        track('bonus-granted', { code: DEFAULT_PROMO_CODE });
        // The dialog advertises the app, so it is useless inside the installed app.
        openAppPromo(!isInstalled());
      },
      onError: (error, { code }) => {
        const text = refusal(error);
        const reason = isApiError(error) && !error.retryable ? (error.code ?? '') : null;
        if (reason !== null && !MAY_PASS.has(reason)) forget(code);
        if (reason === null || !DONE_WITH.has(reason)) return work.onRefused(text, code);
        show({ tone: 'error', title: t('bonuses.promo.failed'), text });
        go(href('bonusesReceived'));
      },
      onSettled: () => work.onSettled?.(),
    },
  );
}
