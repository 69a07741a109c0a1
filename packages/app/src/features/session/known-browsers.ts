import { extraData, saveExtraData } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { sessionStateAtom } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { report } from '#app/platform/telemetry/report.ts';

/** Most user agents that are kept; the oldest goes. */
const MOST = 50;
/** Longest user agent that is kept, characters. */
const LONGEST = 500;

/** Local storage key `savedBrowser`: the sign-in whose browser the player's record knows. */
const savedBrowser = storedText('savedBrowser');

/**
 * Adds this browser to those the player has used (OP-114, CALL-16): asked for once after each sign-in, saved only where
 * it is a new one. A failure is only reported; the next page tries again.
 */
export async function rememberBrowser(userAgent = navigator.userAgent): Promise<void> {
  const { mark } = store.get(sessionStateAtom);
  if (mark !== null && savedBrowser.read() === mark) return;
  const agent = userAgent.slice(0, LONGEST);
  try {
    const { navigatorUserAgent: known } = await sendCommand(extraData, {}, { intent: {} });
    if (agent !== '' && !known.includes(agent)) {
      const body = { key: 'navigatorUserAgent', value: [...known, agent].slice(-MOST) } as const;
      await sendCommand(saveExtraData, { body }, { intent: 'rememberBrowser' });
    }
    if (mark !== null) savedBrowser.write(mark);
  } catch (error) {
    report('known-browsers', {}, error);
  }
}
