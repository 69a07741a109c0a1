import { extraData, saveExtraData } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { sessionStateAtom } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { report } from '#app/platform/telemetry/report.ts';

/** Maximum stored user agents; the oldest is dropped. */
const MOST = 50;
/** Maximum length of a stored user agent, characters. */
const LONGEST = 500;

/** Local storage key `savedBrowser`: id of the last session in which this browser was on the profile's list. */
const savedBrowser = storedText('savedBrowser');

/**
 * Adds this browser to the list of the player's browsers (OP-114, CALL-16), which is requested once per login and saved
 * only if this one is new. A failure is only reported; the next page load retries.
 */
export async function rememberBrowser(userAgent = navigator.userAgent): Promise<void> {
  const { sessionId } = store.get(sessionStateAtom);
  if (sessionId !== null && savedBrowser.read() === sessionId) return;
  const agent = userAgent.slice(0, LONGEST);
  try {
    const { navigatorUserAgent: known } = await sendCommand(extraData, {}, { intent: {} });
    if (agent !== '' && !known.includes(agent)) {
      const body = { key: 'navigatorUserAgent', value: [...known, agent].slice(-MOST) } as const;
      await sendCommand(saveExtraData, { body }, { intent: 'rememberBrowser' });
    }
    if (sessionId !== null) savedBrowser.write(sessionId);
  } catch (error) {
    report('known-browsers', {}, error);
  }
}
