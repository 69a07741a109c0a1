import type { DBSchema, IDBPDatabase } from 'idb';
import { loadPart } from '#app/platform/loading/chunks.ts';
import { now } from '#app/platform/network/clock.ts';
import { generationAtom, playerId, signedInAtom } from '#app/platform/session/session.ts';
import { isRememberedAtom } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import type { PlayerDatabase } from '#app/platform/storage/databases.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { isReadable } from './prepare-picture.ts';
import { pictureFields, type Pick, type PictureTarget, type StartedUpload } from './picks.ts';

/** Deleted with the session (KYC-13). */
const NAME: PlayerDatabase = 'pictures';
/** How long a picture waits to be sent, ms (KYC-13). */
const LIFE = 24 * 3_600_000;

/** A picture as it is stored. A file made of a blob loses its name in some browsers: it is stored apart. */
interface PendingPicture {
  readonly id: string;
  readonly player: string | null;
  readonly pickedAt: number;
  readonly field: Pick['field'];
  readonly target: PictureTarget;
  readonly name: string;
  readonly content: Blob;
  readonly problems: Pick['problems'];
  readonly isKept: boolean;
  /** Send was pressed: it goes on by itself. */
  readonly isSent: boolean;
  readonly upload: StartedUpload | null;
  readonly message: string;
}

interface PicturesSchema extends DBSchema {
  pictures: { key: string; value: PendingPicture };
}

/** Waits until it is known whose session this is, or it is over: the record may come later than the page. */
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

/** Works on the database one after another: a picture that was deleted must not be written again. */
const queue: { last: Promise<unknown> } = { last: Promise.resolve() };

/**
 * Opens the database for one piece of work. No connection is held: ending a session deletes the database, which would
 * wait for it. Without a database, as in some private windows, pictures simply do not outlive a reload.
 */
function within<T>(work: (database: IDBPDatabase<PicturesSchema>) => Promise<T>, fallback: T): Promise<T> {
  const session = store.get(generationAtom);
  const run = async () => {
    await whoIsKnown();
    // What a former session has left to do is not done for the next one.
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

/** Stores a picture that waits to be sent, or what has changed about it (KYC-12, KYC-13). */
export function storePending(pick: Pick): Promise<void> {
  const { id, field, target, file, problems, isKept, upload, message, state, pickedAt } = pick;
  const isSent = state === 'sending' || state === 'paused';
  const picture = (): PendingPicture => ({
    id,
    field,
    target,
    problems,
    isKept,
    upload,
    message,
    isSent,
    pickedAt,
    player: playerId.read(),
    name: file.name,
    content: new Blob([file], { type: file.type }),
  });
  return within(async (database) => void (await database.put('pictures', picture())), undefined);
}

/** Deletes a picture that was sent, removed or refused (KYC-13). */
export const removePending = (id: string): Promise<void> =>
  within((database) => database.delete('pictures', id), undefined);

/** Whether a stored value can still be sent by this player. */
const isOurs = ({ player, pickedAt, field, content }: PendingPicture): boolean =>
  player === playerId.read() &&
  Math.abs(now() - pickedAt) < LIFE &&
  pictureFields.includes(field) &&
  content instanceof Blob;

const pickOf = (stored: PendingPicture): Pick => ({
  id: stored.id,
  field: stored.field,
  target: stored.target,
  file: new File([stored.content], stored.name, { type: stored.content.type }),
  state: stored.isSent ? 'paused' : 'ready',
  problems: stored.problems,
  isKept: stored.isKept,
  code: null,
  upload: stored.upload,
  message: stored.message,
  pickedAt: stored.pickedAt,
});

/** The pictures that wait, oldest first; those of another player or older than a day are deleted. */
export function pendingPicks(): Promise<readonly Pick[]> {
  return within(async (database) => {
    const stored = await database.getAll('pictures');
    const [ours, others] = [stored.filter(isOurs), stored.filter((one) => !isOurs(one))];
    for (const { id } of others) await database.delete('pictures', id);
    const picks = ours.toSorted((one, other) => one.pickedAt - other.pickedAt).map(pickOf);
    return await Promise.all(
      // A browser short of room may have dropped what the database names.
      picks.map(async (one): Promise<Pick> =>
        (await isReadable(one.file)) ? one : { ...one, state: 'refused', code: 'FILE_GONE', upload: null },
      ),
    );
  }, []);
}
