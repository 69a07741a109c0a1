import { check } from '@tulpar/api/contract';
import { callFull, isApiError } from '../platform/network/api.ts';
import { eventsOfferedAtom, noticeCheck } from '../platform/network/connectivity.ts';
import { atom, store } from '../platform/state/store.ts';
import { consentNeedAtom } from '../platform/telemetry/consent-need.ts';

/** Whether the product may be shown here: not known yet, shown, or refused for the region (AVAIL-01). */
export type Availability = 'loading' | 'ok' | 'blocked';

export const availabilityAtom = atom<Availability>('loading');

/** Asks API-46, the one call that tells whether the server is there. */
async function ask() {
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

/** Asks once; only a 451 blocks, any other outcome shows the page (AVAIL-01, AVAIL-02, OP-24). */
export async function checkAvailability(): Promise<void> {
  try {
    const { headers } = await ask();
    store.set(eventsOfferedAtom, headers.get('X-Events') === '1');
    store.set(availabilityAtom, 'ok');
  } catch (error) {
    store.set(availabilityAtom, isApiError(error) && error.status === 451 ? 'blocked' : 'ok');
  }
}

/** Asks whether the server is there again. */
export async function probe(): Promise<void> {
  await ask();
}
