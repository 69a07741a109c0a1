import type { ResponseOf, InputOf, ReadEndpoint } from '@tulpar/api/contract';
import type { FullResponse } from '@tulpar/api/client';
import { isApiError } from '@tulpar/api/errors';
import { client } from './client.ts';

type ReadArguments<E> =
  Record<never, unknown> extends InputOf<E>
    ? [input?: InputOf<E>, options?: { readonly signal?: AbortSignal | undefined }]
    : [input: InputOf<E>, options?: { readonly signal?: AbortSignal | undefined }];

/** Sends a read of the contract; rejects with `ApiError`. For changes use `sendCommand` of `command.ts`. */
export const call: <E extends ReadEndpoint>(
  endpoint: E,
  ...rest: ReadArguments<E>
) => Promise<ResponseOf<E>> = client.call;
/** As `call`, with the response headers. */
export const callFull: <E extends ReadEndpoint>(
  endpoint: E,
  ...rest: ReadArguments<E>
) => Promise<FullResponse<ResponseOf<E>>> = client.callFull;
export const stream = client.stream;
export const newKey = client.newKey;

export { isApiError };

/** Whether a read failed because an older server lacks the call; its content is then left out (CALL-18). */
export const lacksCall = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 501);

/** Whether the server has nothing at a read's URL, or considers the URL invalid. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 422);
