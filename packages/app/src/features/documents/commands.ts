import { cancelUpload, uploadDocuments } from '@tulpar/api/contract';
import { isApiError } from '#app/platform/network/api.ts';
import { sendCommand, useCommand, type Command } from '#app/platform/network/command.ts';
import { documentsOptions } from './queries.ts';
import type { Pick, StartedUpload } from './picks.ts';
import { goesInParts, sendInParts } from './send-parts.ts';

/** Pictures to send, and the callbacks of the sending. */
export interface Sending {
  readonly picks: readonly Pick[];
  /** Ends the sending of one picture. */
  readonly signalOf: (id: string) => AbortSignal;
  readonly onUpload: (id: string, upload: StartedUpload | null) => void;
  /** Called when pictures have been sent or refused, at once for each request. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/** What became of the pictures of one request; they succeed or fail together (KYC-14). */
export interface Outcome {
  readonly picks: readonly Pick[];
  readonly error: unknown;
}

/** Whether the connection was cut: nothing was refused, and what was sent is still there (KYC-12). */
export const isCut = (error: unknown): boolean =>
  isApiError(error) && error.retryable && error.kind !== 'rateLimited';

/** Small pictures of one target go in one request, all or none; each large one by itself. */
export function requestsOf(picks: readonly Pick[]): (readonly Pick[])[] {
  const groups = new Map<string, Pick[]>();
  for (const pick of picks) {
    const key = goesInParts(pick.file.size) ? pick.id : JSON.stringify([pick.target, pick.message]);
    groups.set(key, [...(groups.get(key) ?? []), pick]);
  }
  return [...groups.values()];
}

async function sendWhole(picks: readonly Pick[], { target, message }: Pick, signal: AbortSignal) {
  const body = {
    documents: picks.map(({ file }) => file),
    document_type: target.type,
    ...(target.side === null ? {} : { side: target.side }),
    ...(target.subject === null ? {} : { subject: target.subject }),
    ...(target.replacesId === null ? {} : { replaces_id: target.replacesId }),
    ...(message === '' ? {} : { message }),
  };
  // Two files are alike to the store of intents: the ids of the pictures tell one intent from another.
  const intent = `documents:${picks.map(({ id }) => id).join()}`;
  // One attempt: the page itself waits for the connection and goes on.
  await sendCommand({ ...uploadDocuments, retry: false }, { body }, { intent, signal });
}

async function sendDocuments({ picks, signalOf, onUpload, onOutcome }: Sending): Promise<void> {
  const requests = requestsOf(picks);
  for (const [index, request] of requests.entries()) {
    const [first] = request;
    if (first === undefined) continue;
    const signal = signalOf(first.id);
    const isLarge = goesInParts(first.file.size);
    const sent = isLarge
      ? sendInParts(first, { signal, onUpload: (upload) => onUpload(first.id, upload) })
      : sendWhole(request, first, signal);
    const error: unknown = await sent.then(
      () => null,
      (cause: unknown) => cause,
    );
    onOutcome({ picks: request, error });
    // Without a connection the others would only wait for their time to run out.
    if (isCut(error)) {
      const rest = requests.slice(index + 1).flat();
      if (rest.length > 0) onOutcome({ picks: rest, error });
      return;
    }
  }
}

/** Sends the pictures (API-20, KYC-11); every request has an outcome of its own. */
export function useSendDocuments(onSettled: () => void): Command<Sending> {
  return useCommand(sendDocuments, { invalidates: [documentsOptions], onSettled });
}

/** Removes what the server has of a picture that is taken back; it lapses by itself without an answer. */
export function forgetUpload({ id }: StartedUpload): void {
  sendCommand(cancelUpload, { params: { upload_id: id } }, { intent: `cancel:${id}` }).catch(() => undefined);
}
