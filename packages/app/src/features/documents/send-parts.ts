import {
  documentUploads,
  finishUpload,
  sendUploadPart,
  startUpload,
  uploadPartBytes,
  type CommandEndpoint,
} from '@tulpar/api/contract';
import { call, isApiError } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import type { IntentStore } from '#app/platform/network/intents.ts';
import type { Pick, StartedUpload } from './picks.ts';

/** Most times a file is begun anew in one go. */
const MOST_STARTS = 3;

/** One attempt: a cut shall be seen at once, and what follows is to ask how far the upload has come (KYC-12). */
const once = <E extends CommandEndpoint>(endpoint: E): E => ({ ...endpoint, retry: false });

/**
 * The key of a finish outlives a reload: the answer may have been lost after the document was made, and the same key
 * gets that answer again.
 */
const finishStore: IntentStore = {
  storageKey: 'finishUpload',
  decode: () => undefined,
  cosmetic: new Set(),
  isSensitive: false,
};

/** What sending a picture tells while it goes on. */
export interface SendingProgress {
  readonly signal: AbortSignal;
  /** The upload has begun or moved on: what the server has acknowledged (KYC-11). */
  readonly onUpload: (upload: StartedUpload | null) => void;
}

/** Whether a picture goes in parts: over one part, and where the browser can compute its hash. */
export function goesInParts(size: number): boolean {
  return size > uploadPartBytes && globalThis.crypto?.subtle !== undefined;
}

async function hashOf(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function begin({ id, file, target, message }: Pick, signal: AbortSignal): Promise<StartedUpload> {
  const { upload_id: uploadId, received } = await sendCommand(
    once(startUpload),
    {
      body: {
        document_type: target.type,
        name: file.name,
        type: file.type === 'image/png' ? 'image/png' : 'image/jpeg',
        size: file.size,
        sha256: await hashOf(file),
        ...(target.side === null ? {} : { side: target.side }),
        ...(target.subject === null ? {} : { subject: target.subject }),
        ...(target.replacesId === null ? {} : { replaces_id: target.replacesId }),
        ...(message === '' ? {} : { message }),
      },
    },
    { intent: `upload:${id}`, signal },
  );
  return { id: uploadId, received };
}

/**
 * How far an upload has come. One the server does not list was finished or has lapsed: to finish it tells which.
 */
async function resumed(upload: StartedUpload, size: number, signal: AbortSignal): Promise<StartedUpload> {
  const { data } = await call({ ...documentUploads, retry: false }, {}, { signal });
  const found = data.find(({ upload_id: id }) => id === upload.id);
  return { id: upload.id, received: found?.received ?? size };
}

/** Sends the next part; the answer, or the refusal of a part sent before, says where the one after it begins. */
async function sendPart(file: Blob, { id, received }: StartedUpload, signal: AbortSignal): Promise<number> {
  const body = {
    offset: received,
    data: new File([file.slice(received, received + uploadPartBytes)], 'part'),
  };
  try {
    const intent = `upload:${id}:${received}`;
    return (await sendCommand(once(sendUploadPart), { params: { upload_id: id }, body }, { intent, signal }))
      .received;
  } catch (error) {
    const known = isApiError(error) && error.code === 'UPLOAD_OFFSET' ? error.details['received'] : undefined;
    if (typeof known !== 'number' || known === received) throw error;
    return known;
  }
}

/**
 * Sends one picture in parts, from the byte the server has acknowledged (KYC-11, KYC-12). Rejects with the error of the
 * call that failed; sent again, it goes on from there. An upload the server has forgotten begins anew.
 */
export async function sendInParts(pick: Pick, { signal, onUpload }: SendingProgress): Promise<void> {
  let upload = pick.upload;
  for (let starts = 0; ;) {
    try {
      if (upload === null) {
        starts += 1;
        upload = await begin(pick, signal);
      } else upload = await resumed(upload, pick.file.size, signal);
      onUpload(upload);
      while (upload.received < pick.file.size) {
        const received: number = await sendPart(pick.file, upload, signal);
        upload = { id: upload.id, received };
        onUpload(upload);
      }
      const params = { upload_id: upload.id };
      await sendCommand(
        once(finishUpload),
        { params, body: undefined },
        { intent: `finish:${upload.id}`, store: finishStore, signal },
      );
      return;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'UPLOAD_NOT_FOUND' || starts >= MOST_STARTS) throw error;
      upload = null;
      onUpload(null);
    }
  }
}
