import { countRows, hasRow } from '../../db/rows.ts';
import bowser from 'bowser';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { isSameText, randomToken } from '../../secrets.ts';
import { notify } from '../notifications/notifications.ts';
import { sendMessage, ownContacts } from './contacts.ts';
import { readPlayer } from '../ledger/post.ts';

type Needs = Pick<Ports, 'secrets'>;

const hour = 3_600_000;
/** Maximum messages about new browsers to one recipient within an hour. */
const mostMessages = 5;

export interface Device {
  readonly ip: string;
  readonly userAgent: string;
  /** ISO country code from a proxy, if any. */
  readonly country: string | null;
  /** Id from the browser's signed cookie, not linked to a player; null without a cookie. */
  readonly id: string | null;
}

/** A new `device` cookie and its id. */
export function createDeviceCookie({ secrets }: Needs): { readonly id: string; readonly value: string } {
  const id = randomToken(16);
  return { id, value: `${id}.${secrets.derive('device', id)}` };
}

/** Id of a `device` cookie; null unless signed by this server. */
export function readDeviceCookie({ secrets }: Needs, value: string | undefined): string | null {
  const [id = '', signature] = (value ?? '').split('.');
  return signature !== undefined && isSameText(signature, secrets.derive('device', id)) ? id : null;
}

/** Stored form of a device id in a session. */
export const deviceHash = ({ secrets }: Needs, id: string): string => secrets.hash('device', id);

/** Whether a browser has logged in to an account before. */
export async function isKnownDevice(
  needs: Needs,
  db: Connection,
  playerId: number,
  id: string | null,
): Promise<boolean> {
  const sessions = db.selectFrom('sessions').select('id').where('player_id', '=', playerId).limit(1);
  return id !== null && (await hasRow(sessions.where('device', '=', deviceHash(needs, id))));
}

/** Names of device and browser, such as `Android` and `Chrome`; empty if the header does not say. */
export function describeDevice(userAgent: string): { readonly device: string; readonly browser: string } {
  if (userAgent === '') return { device: '', browser: '' };
  const { os, platform, browser } = bowser.parse(userAgent);
  // The header may contain anything, and these names are shown in messages.
  const plain = (name = '') => name.replace(/[^\p{L}\d ._-]/gu, '').slice(0, 40);
  return { device: plain(platform.model ?? os.name), browser: plain(browser.name) };
}

/**
 * Notifies a player of a login from a new browser (SEC-08) in the app and by email or SMS, of which at most five
 * are sent within an hour (SEC-11). Does not report the first login of an account. `trx` holds the player's lock,
 * so that messages about parallel logins are counted.
 */
export async function reportNewDevice(
  needs: Pick<Ports, 'secrets' | 'outbox'>,
  trx: Connection,
  playerId: number,
  device: Device,
  now: Date,
): Promise<void> {
  const player = await readPlayer(trx, playerId);
  if (player.last_login_at === null || (await isKnownDevice(needs, trx, playerId, device.id))) return;
  const name = Object.values(describeDevice(device.userAgent))
    .filter((part) => part !== '')
    .join(', ');
  const facts = { device: name };
  await notify(trx, playerId, 'new_device', facts, now);
  // Only a proven contact gets the message (SEC-01).
  const [recipient] = await ownContacts(trx, player);
  if (recipient === undefined) return;
  const purpose = recipient === player.email ? 'new_device' : 'new_device_phone';
  const sent = trx
    .selectFrom('outbox')
    .where('created_at', '>', new Date(now.getTime() - hour))
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose);
  if ((await countRows(sent)) >= mostMessages) return;
  await sendMessage(
    needs,
    trx,
    {
      purpose,
      recipient,
      language: player.language,
      device: name,
    },
    now,
  );
}
