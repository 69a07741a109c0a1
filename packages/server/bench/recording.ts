import type { Answer } from './client.ts';

/** One answer as stored in a file. */
export interface StoredResponse {
  readonly status: number;
  /** Name, value, name, value. */
  readonly headers: readonly string[];
  /** base64, still packed. */
  readonly body: string;
}

/** Answers by path: with a body, and to who has it already. */
export type Recording = Readonly<
  Record<string, { readonly full: StoredResponse; readonly unchanged: StoredResponse }>
>;

/** Connection-specific headers; `Content-Length` is set again when the response is sent. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Converts an answer to its stored form. */
export function toStored({ status, rawHeaders, body }: Answer): StoredResponse {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!ofConnection.has(name.toLowerCase())) headers.push(name, rawHeaders[at + 1] ?? '');
  }
  if (body.length > 0) headers.push('Content-Length', String(body.length));
  return { status, headers, body: body.toString('base64') };
}
