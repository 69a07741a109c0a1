import { buildPath, serializeQuery, type QueryInput } from '../contract/url.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from '../errors.ts';
import type { CallOptions, Random } from './ports.ts';

/** A request that all attempts of a call share: the same URL, idempotency key and body. */
export interface BuiltRequest {
  readonly url: string;
  readonly init: Readonly<RequestInit>;
  readonly headers: Readonly<Record<string, string>>;
}

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Step 1 of a call (README of the package): serializes the input; every call except GET gets an idempotency key. */
export function build(
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions,
  baseUrl: string,
  random: Random,
): BuiltRequest {
  const headers: Record<string, string> = {};
  // The server reads the cookie that identifies the browser only in calls that open or refresh a session. These are
  // among the calls marked `plain401`, so no other call sends cookies.
  const credentials = endpoint.plain401 ? 'same-origin' : 'omit';
  const init: RequestInit = { method: endpoint.method, credentials };
  if (options.keepalive) init.keepalive = true;
  if (endpoint.method !== 'GET') headers['Idempotency-Key'] = options.idempotencyKey ?? random.uuid();
  if (input.body !== undefined) {
    if (endpoint.bodyType === 'multipart') {
      init.body = toParts(input.body as object);
    } else {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(input.body);
    }
  }
  const query = serializeQuery(input.query as QueryInput | undefined);
  return { url: baseUrl + path(endpoint, input.params) + (query && `?${query}`), init, headers };
}

/** An invalid path parameter cannot identify anything, so the call fails without a request. */
function path(endpoint: Endpoint, params: unknown): string {
  try {
    return buildPath(endpoint, params as QueryInput | undefined);
  } catch {
    throw new ApiError('rejected', { endpoint: endpoint.id, status: 404, code: 'NOT_FOUND' });
  }
}

/** The body as form data; lists become `name[0]`, `name[1]` … */
function toParts(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (Array.isArray(value)) value.forEach((part: File, index) => form.append(`${name}[${index}]`, part));
    else if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
