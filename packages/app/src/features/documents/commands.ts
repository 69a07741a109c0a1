import { cancelUpload, uploadDocuments } from '@tulpar/api/contract';
import { isApiError } from '#app/platform/network/api.ts';
import { sendCommand, useCommand, type Command } from '#app/platform/network/command.ts';
import { bodyOf, type Pick, type StartedUpload } from './picks.ts';
import { pendingIds } from './pending-pictures.ts';
import { documentsOptions } from './queries.ts';
import { goesInParts, sendInParts } from './send-parts.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { tabLocks } from '#app/platform/storage/storage.ts';

/** Stores message and kind of payment document: a phone may close the page while its camera is open. */
export const documentsDraft = createDraft('documents');

export interface Sending {
  readonly picks: readonly Pick[];
  /** Aborts a request when one of its pictures is removed or the page is left. */
  readonly signalOf: (ids: readonly string[]) => AbortSignal;
  /** False once a picture was removed or the page was left. */
  readonly isWanted: (id: string) => boolean;
  /** Removes the pictures that another tab has sent or removed. */
  readonly dropGone: () => Promise<void>;
  readonly onUpload: (id: string, upload: StartedUpload | null) => void;
  /** Called with the result of each request; if one is cut off (`isCut`), also once for all pictures not sent. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Result of one request; its pictures succeed or fail together (KYC-14). */
export interface Outcome {
  readonly picks: readonly Pick[];
  readonly error: unknown;
}

/** Whether connection or server failed: nothing was refused, and uploaded parts remain on the server (KYC-12). */
export const isCut = (error: unknown): boolean =>
  isApiError(error) && error.retryable && error.kind !== 'rateLimited';

/**
 * Groups small pictures of the same target and message into one request, which succeeds or fails as a whole; each
 * large picture gets its own.
 */
export function requestsOf(picks: readonly Pick[]): (readonly Pick[])[] {
  const groups = new Map<string, Pick[]>();
  for (const pick of picks) {
    const key = goesInParts(pick.file.size) ? pick.id : JSON.stringify([pick.target, pick.message]);
    groups.set(key, [...(groups.get(key) ?? []), pick]);
  }
  return [...groups.values()];
}

async function sendWhole(picks: readonly Pick[], first: Pick, signal: AbortSignal) {
  const body = {
    documents: picks.map(({ file }) => file),
    ...bodyOf(first),
  };
  // The intent store cannot distinguish files, so use the picture ids.
  const intent = `documents:${picks.map(({ id }) => id).join()}`;
  // One attempt: the page itself resumes after a lost connection.
  await sendCommand({ ...uploadDocuments, retry: false }, { body }, { intent, signal });
}

/** Name of the lock that lets only one tab send: all tabs restore the same stored pictures. */
const LOCK = 'documents';

async function sendInTurn(sending: Sending): Promise<void> {
  const send = async () => {
    await sending.dropGone();
    await sendDocuments(sending);
    // Hold the lock until the sent pictures are deleted, which this read waits for; else another tab sends them too.
    await pendingIds();
  };
  let sent: Promise<void> | undefined;
  const begin = () => (sent ??= send());
  try {
    await (tabLocks()?.request(LOCK, begin) ?? begin());
  } catch (error) {
    if (!sent) throw error;
    // WebKit rejects the lock when the player leaves the page, but sending continues after Back.
    await sent;
  }
}

/** Sends the pictures of one request that are still wanted; null if none is. */
async function sendRequest(
  group: readonly Pick[],
  { signalOf, isWanted, onUpload }: Sending,
): Promise<Outcome | null> {
  for (;;) {
    const request = group.filter(({ id }) => isWanted(id));
    const [first] = request;
    if (first === undefined) return null;
    const signal = signalOf(request.map(({ id }) => id));
    const isLarge = goesInParts(first.file.size);
    const sent = isLarge
      ? sendInParts(first, { signal, onUpload: (upload) => onUpload(first.id, upload) })
      : sendWhole(request, first, signal);
    const error: unknown = await sent.then(
      () => null,
      (cause: unknown) => cause,
    );
    // Removing a picture aborts its request, so send the other pictures again without it.
    if (!isApiError(error, 'aborted') || request.every(({ id }) => isWanted(id)))
      return { picks: request, error };
  }
}

async function sendDocuments(sending: Sending): Promise<void> {
  const { onOutcome } = sending;
  const requests = requestsOf(sending.picks);
  for (const [index, group] of requests.entries()) {
    const outcome = await sendRequest(group, sending);
    if (outcome === null) continue;
    onOutcome(outcome);
    const { error } = outcome;
    // Without connection or server the other requests would fail too.
    if (isCut(error)) {
      const rest = requests.slice(index + 1).flat();
      if (rest.length > 0) onOutcome({ picks: rest, error });
      return;
    }
  }
}

/** Sends the pictures (API-20, KYC-11); each request reports its own result. */
export function useSendDocuments(onSettled: () => void): Command<Sending> {
  // Outside secure contexts browsers have no locks.
  return useCommand('locks' in navigator ? sendInTurn : sendDocuments, {
    invalidates: [documentsOptions],
    onSettled,
  });
}

/** Deletes a cancelled upload on the server. If the request fails, the upload expires there. */
export function forgetUpload({ id }: StartedUpload): void {
  sendCommand(cancelUpload, { params: { upload_id: id } }, { intent: `cancel:${id}` }).catch(() => undefined);
}
