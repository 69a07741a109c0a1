import {
  documentUploads,
  finishUpload,
  sendUploadPart,
  startUpload,
  uploadPartBytes,
  type CommandEndpoint,
} from '@tulpar/api/contract';
import { call, isApiError } from '#app/platform/network/api.ts';
import { sendCommand, type IntentStore } from '#app/platform/network/command.ts';
import { bodyOf, type Pick, type StartedUpload } from './picks.ts';

/** How often the upload of a file may be begun in one run. */
const MOST_STARTS = 3;

/** Disables retries: after a lost connection the offset of the upload must be requested first (KYC-12). */
const once = <E extends CommandEndpoint>(endpoint: E): E => ({ ...endpoint, retry: false });

/**
 * Stores the idempotency key of the final request across a reload: if its response was lost after the document was
 * created, the same key returns it.
 */
const finishStore: IntentStore = {
  storageKey: 'finishUpload',
  decode: () => undefined,
  cosmetic: new Set(),
  isSensitive: false,
};

export interface SendingProgress {
  readonly signal: AbortSignal;
  /** Called with the acknowledged bytes, also at the start; null if the server does not know the upload (KYC-11). */
  readonly onUpload: (upload: StartedUpload | null) => void;
}

/** Whether a picture is uploaded in parts: larger than one part, and the browser can hash it. */
export function goesInParts(size: number): boolean {
  return size > uploadPartBytes && globalThis.crypto?.subtle !== undefined;
}

async function hashOf(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function begin(pick: Pick, signal: AbortSignal): Promise<StartedUpload> {
  const { id, file } = pick;
  const { upload_id: uploadId, received } = await sendCommand(
    once(startUpload),
    {
      body: {
        ...bodyOf(pick),
        name: file.name,
        type: file.type === 'image/png' ? 'image/png' : 'image/jpeg',
        size: file.size,
        sha256: await hashOf(file),
      },
    },
    { intent: `upload:${id}`, signal },
  );
  return { id: uploadId, received };
}

/**
 * An interrupted upload with its offset. One missing in the server's list is finished or expired: it gets the offset of
 * the end, so that the final request follows, whose response shows which.
 */
async function resumed(upload: StartedUpload, size: number, signal: AbortSignal): Promise<StartedUpload> {
  const { data } = await call({ ...documentUploads, retry: false }, {}, { signal });
  const found = data.find(({ upload_id: id }) => id === upload.id);
  return { id: upload.id, received: found?.received ?? size };
}

/** Sends the next part; returns the next offset, which the refusal of a wrong offset contains too. */
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
 * Uploads one picture in parts from the acknowledged offset (KYC-11, KYC-12). Rejects with the error of the
 * failed call; calling it again resumes. An upload unknown to the server is restarted.
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
