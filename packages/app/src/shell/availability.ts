import { check } from '@tulpar/api/contract';
import { callFull, isApiError } from '../platform/network/api.ts';
import { eventsOfferedAtom, noticeCheck } from '../platform/network/connectivity.ts';
import { atom, store } from '../platform/state/store.ts';
import { consentNeedAtom } from '../platform/telemetry/consent.ts';

/** Whether the product may be shown in this region (AVAIL-01). */
export type Availability = 'loading' | 'ok' | 'blocked';

export const availabilityAtom = atom<Availability>('loading');

/** Calls API-46, which determines whether the server is available. */
async function checkRegion() {
  try {
    const answer = await callFull(check, {});
    noticeCheck(true);
    store.set(consentNeedAtom, answer.data.analytics_consent ?? 'not_needed');
    return answer;
  } catch (error) {
    noticeCheck(!isApiError(error, 'network', 'timeout', 'server'));
    throw error;
  }
}

/** Checks once; only a 451 blocks, any other outcome shows the page (AVAIL-01, AVAIL-02, OP-24). */
export async function checkAvailability(): Promise<void> {
  try {
    const { headers } = await checkRegion();
    store.set(eventsOfferedAtom, headers.get('X-Events') === '1');
    store.set(availabilityAtom, 'ok');
  } catch (error) {
    store.set(availabilityAtom, isApiError(error) && error.status === 451 ? 'blocked' : 'ok');
  }
}

/** Checks whether the server is available again. */
export async function probe(): Promise<void> {
  await checkRegion();
}

/** Element for the bar of a saved page: below the header, above the page. */
export const savedSlotAtom = atom<HTMLElement | null>(null);

/** A ref callback; null on unmount. */
export const setSavedSlot = (slot: HTMLElement | null): void => store.set(savedSlotAtom, slot);
