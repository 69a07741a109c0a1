import type { DBSchema, IDBPDatabase } from 'idb';
import { loadPart } from '#app/platform/loading/chunks.ts';
import { systemClock } from '#app/platform/network/clock.ts';
import { generationAtom, playerId, signedInAtom } from '#app/platform/session/session.ts';
import { isRememberedAtom } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import type { PlayerDatabase } from '#app/platform/storage/keys.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { pictureFields, type Pick } from './picks.ts';

/** Name of the database, which is deleted when the session ends (KYC-13). */
const NAME: PlayerDatabase = 'pictures';
/** How long an unsent picture is stored, ms (KYC-13). */
const LIFE = 24 * 3_600_000;

/** A stored picture. Its content is bytes, because private windows of Safari store no blobs or files. */
interface PendingPicture extends Omit<Pick, 'file' | 'state' | 'isConfirmed' | 'code'> {
  readonly player: string | null;
  readonly name: string;
  readonly type: string;
  readonly content: ArrayBuffer;
  readonly isKept: boolean;
  /** Whether the player has pressed Send; the upload then resumes automatically. */
  readonly isSent: boolean;
}

interface PicturesSchema extends DBSchema {
  pictures: { key: string; value: PendingPicture };
}

/** Resolves when the player's id is known, for which the profile must load, or when the session is over. */
function whoIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (playerId.read() === null && store.get(signedInAtom)) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [store.sub(isRememberedAtom, look), store.sub(signedInAtom, look)];
    look();
  });
}

/** Serializes database access, so that a deleted picture cannot be written again by a pending write. */
const queue: { last: Promise<unknown> } = { last: Promise.resolve() };

/**
 * Opens the database for one operation, because an open connection would block the deletion of the database at
 * the end of the session. Resolves to `fallback` after an error, once the session has ended, or without IndexedDB (some
 * private windows), where pictures are lost on reload.
 */
function within<T>(work: (database: IDBPDatabase<PicturesSchema>) => Promise<T>, fallback: T): Promise<T> {
  const session = store.get(generationAtom);
  const run = async () => {
    await whoIsKnown();
    // The session has changed: skip work of the previous one.
    if (store.get(generationAtom) !== session) return fallback;
    if (!store.get(signedInAtom) || globalThis.indexedDB === undefined) return fallback;
    const { openDB } = await loadPart(() => import('idb'));
    const database = await openDB<PicturesSchema>(NAME, 1, {
      upgrade: (made) => void made.createObjectStore('pictures', { keyPath: 'id' }),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  const done = queue.last.then(run).catch((error: unknown) => {
    report('pending-pictures', {}, error);
    return fallback;
  });
  queue.last = done;
  return done;
}

/**
 * Stores an unsent picture, or its changes if `isChange`, and resolves to whether it is stored (KYC-12, KYC-13). A
 * change does not restore a picture that another tab has sent or removed.
 */
export function storePending(pick: Pick, isChange = false): Promise<boolean> {
  const { file, state, isConfirmed, code: _code, ...rest } = pick;
  const picture = async (): Promise<PendingPicture> => ({
    ...rest,
    isKept: isConfirmed,
    isSent: state === 'sending' || state === 'paused',
    player: playerId.read(),
    name: file.name,
    type: file.type,
    content: await file.arrayBuffer(),
  });
  return within(async (database) => {
    const value = await picture();
    const { store: pictures, done } = database.transaction('pictures', 'readwrite');
    const isGone = isChange && (await pictures.getKey(pick.id)) === undefined;
    if (!isGone) await pictures.put(value);
    await done;
    return !isGone;
  }, false);
}

/** Deletes a picture that was sent, removed or refused (KYC-13). */
export const removePending = (id: string): Promise<void> =>
  within((database) => database.delete('pictures', id), undefined);

/** Ids of the stored pictures, or null if they cannot be read. */
export const pendingIds = (): Promise<readonly string[] | null> =>
  within<readonly string[] | null>((database) => database.getAllKeys('pictures'), null);

/**
 * Whether a stored picture is valid, of this player and not expired, by the device's clock: after a reload the server's
 * time is not known yet.
 */
const isOurs = ({ player, pickedAt, field, content }: PendingPicture): boolean =>
  player === playerId.read() &&
  Math.abs(systemClock.now() - pickedAt) < LIFE &&
  pictureFields.includes(field) &&
  content instanceof ArrayBuffer;

const pickOf = ({ player: _player, name, type, content, isKept, isSent, ...rest }: PendingPicture): Pick => ({
  ...rest,
  file: new File([content], name, { type }),
  state: isSent ? 'paused' : 'ready',
  isConfirmed: isKept,
  code: null,
});

/** Stored pictures, oldest first; invalid ones and those of another player or older than a day are deleted. */
export function pendingPicks(): Promise<readonly Pick[]> {
  return within(async (database) => {
    const stored = await database.getAll('pictures');
    const [ours, others] = [stored.filter(isOurs), stored.filter((one) => !isOurs(one))];
    for (const { id } of others) await database.delete('pictures', id);
    return ours.toSorted((one, other) => one.pickedAt - other.pickedAt).map(pickOf);
  }, []);
}
