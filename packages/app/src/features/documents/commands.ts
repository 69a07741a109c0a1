import { uploadDocuments } from '@tulpar/api/contract';
import { sendCommand, useCommand, type Command } from '#app/platform/network/command.ts';
import { documentsOptions } from './queries.ts';
import { fieldTypes, type Pick, type PictureField } from './picks.ts';

/** Pictures to send, by field, with the message that goes with each of them. */
interface Sending {
  readonly fields: readonly { readonly field: PictureField; readonly picks: readonly Pick[] }[];
  readonly message: string;
}

/** What became of the pictures of one field; they succeed or fail together (KYC-14). */
export interface Outcome {
  readonly field: PictureField;
  readonly picks: readonly Pick[];
  readonly error: unknown;
}

async function sendDocuments({ fields, message }: Sending): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { field, picks } of fields) {
    const body = {
      documents: picks.map(({ file }) => file),
      document_type: fieldTypes[field],
      ...(message ? { message } : {}),
    };
    // Two files are alike to the store of intents: the ids of the pictures tell one intent from another.
    const intent = `documents:${field}:${picks.map(({ id }) => id).join()}`;
    const error: unknown = await sendCommand(uploadDocuments, { body }, { intent }).then(
      () => null,
      (cause: unknown) => cause,
    );
    outcomes.push({ field, picks, error });
  }
  return outcomes;
}

/** Sends the pictures, one request for each document type (API-20); every type has an outcome of its own. */
export function useSendDocuments(onDone: (outcomes: readonly Outcome[]) => void): Command<Sending> {
  return useCommand(sendDocuments, { invalidates: [documentsOptions], onSuccess: onDone });
}
