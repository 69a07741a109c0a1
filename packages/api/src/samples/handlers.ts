import { HttpResponse, delay, http } from 'msw';
import type { HttpHandler } from 'msw';
import { endpoints, readPath, readQuery } from '../contract/index.ts';
import type { AnswerOf, Endpoint, EndpointId } from '../contract/index.ts';
import type { FieldCodes } from '../errors.ts';
import { samples } from './samples.ts';

/** What a handler that computes its answer is given: raw strings, and the body as it came. */
export interface CallRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** How an answer comes. */
export interface AnswerOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** ms before the answer. */
  readonly after?: number;
}

/** A handler that gives this answer to a call, whatever the origin. */
export function answer<E extends Endpoint>(
  endpoint: E,
  value: AnswerOf<E> | ((request: CallRequest) => AnswerOf<E> | Promise<AnswerOf<E>>),
  options: AnswerOptions = {},
): HttpHandler {
  return handler(endpoint, async (request) => {
    if (options.after !== undefined) await delay(options.after);
    const body =
      typeof value === 'function'
        ? await (value as (request: CallRequest) => AnswerOf<E> | Promise<AnswerOf<E>>)(request)
        : value;
    return reply(endpoint, body, 200, options.headers);
  });
}

/** A handler that refuses a call the way the server does. */
export function refuse(
  endpoint: Endpoint,
  status: number,
  code: string,
  errors?: FieldCodes,
  details?: Readonly<Record<string, unknown>>,
): HttpHandler {
  const body = {
    message: code,
    request_id: 'req_sample',
    ...(errors && { errors }),
    ...(details && { details }),
  };
  return handler(endpoint, async () => HttpResponse.json(body, { status }));
}

/** A handler that lets a call wait for ever. */
export function hang(endpoint: Endpoint): HttpHandler {
  return handler(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** A handler that drops the connection. */
export function drop(endpoint: Endpoint): HttpHandler {
  return handler(endpoint, async () => HttpResponse.error());
}

/** Every call answered with its sample. Handlers that come first win: `[refuse(pay, …), ...handlers]`. */
export const handlers: readonly HttpHandler[] = (Object.keys(endpoints) as EndpointId[]).map((id) =>
  handler(endpoints[id], async () => reply(endpoints[id], samples[id], 200)),
);

function handler(endpoint: Endpoint, respond: (request: CallRequest) => Promise<Response>): HttpHandler {
  const matched = ({ request }: { readonly request: Request }) => {
    const url = new URL(request.url);
    const params = readPath(endpoint, url.pathname);
    const query = readQuery(url.search);
    const matches = Object.entries(endpoint.match ?? {}).every(([name, value]) => query[name] === value);
    return {
      matches: request.method === endpoint.method && params !== null && matches,
      params: params ?? {},
    };
  };
  return http.all(matched, async ({ request, params }) =>
    respond({
      params,
      query: readQuery(new URL(request.url).search),
      body: await sentBody(request),
    }),
  );
}

async function sentBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) return (await request.json()) as unknown;
  return type.startsWith('multipart/') ? await request.formData() : undefined;
}

function reply(
  endpoint: Endpoint,
  body: unknown,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const init = { status, headers: { 'X-Request-Id': 'req_sample', ...headers } };
  if (endpoint.answerType === 'text') return HttpResponse.text(String(body), init);
  if (endpoint.answerType === 'event-stream') {
    return new HttpResponse(String(body), {
      ...init,
      headers: { ...init.headers, 'Content-Type': 'text/event-stream' },
    });
  }
  return HttpResponse.json(body as Record<string, unknown>, init);
}
