import { check } from '@tulpar/api/contract';
import { callFull, isApiError } from '../platform/network/api.ts';
import { eventsOfferedAtom, noticeCheck } from '../platform/network/connectivity.ts';
import { atom, store } from '../platform/state/store.ts';
import { consentNeedAtom } from '../platform/telemetry/consent.ts';

/** Whether the product may be shown in this region (AVAIL-01). */
export type Availability = 'loading' | 'ok' | 'blocked';

export const availabilityAtom = atom<Availability>('loading');

/**
 * Runs the availability check (API-46); rejects with its error. Only a 451 blocks the product, any other outcome shows
 * the page (AVAIL-01, AVAIL-02, OP-24).
 */
export async function checkAvailability(): Promise<void> {
  try {
    const { data, headers } = await callFull(check, {});
    store.set(consentNeedAtom, data.analytics_consent ?? 'not_needed');
    store.set(eventsOfferedAtom, headers.get('X-Events') === '1');
    store.set(availabilityAtom, 'ok');
    noticeCheck(true);
  } catch (error) {
    if (isApiError(error, 'regionBlocked')) store.set(availabilityAtom, 'blocked');
    else if (store.get(availabilityAtom) === 'loading') store.set(availabilityAtom, 'ok');
    noticeCheck(!isApiError(error, 'network', 'timeout', 'server'));
    throw error;
  }
}

/** Element for the bar of a saved page: below the header, above the page. */
export const savedSlotAtom = atom<HTMLElement | null>(null);

/** A ref callback; null on unmount. */
export const setSavedSlot = (slot: HTMLElement | null): void => store.set(savedSlotAtom, slot);
