import { HttpResponse, delay, HttpHandler } from 'msw';
import {
  endpoints,
  type ResponseOf,
  type Endpoint,
  type EndpointId,
  readPath,
  readQuery,
} from '../contract/index.ts';
import type { FieldCodes } from '../errors.ts';
import { samples } from './samples.ts';

/** What a handler gets to compute its response: the strings of path and query, and the body as received. */
export interface CallRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Match<E> = Pick<CallRequest, 'params' | 'query'> & { readonly endpoint: E };

/** The first endpoint that matches a request, on any origin. */
function find<E extends Endpoint>(all: readonly E[], { method, url }: Request): Match<E> | undefined {
  const { pathname, search } = new URL(url);
  for (const endpoint of all) {
    const params = endpoint.method === method ? readPath(endpoint, pathname) : null;
    if (!params) continue;
    const query = readQuery(search);
    if (Object.entries(endpoint.match ?? {}).every(([name, value]) => query[name] === value))
      return { endpoint, params, query };
  }
  return undefined;
}

/**
 * One MSW handler for many endpoints. MSW passes a request to each handler and parses its cookies each time, which
 * took a fifth of the time of the stories. This handler parses none.
 */
class CallHandler<E extends Endpoint> extends HttpHandler {
  readonly #all: readonly E[];

  constructor(all: readonly E[], respond: (endpoint: E, request: CallRequest) => Promise<Response>) {
    super(
      /.+/,
      () => false,
      async ({ request }: { readonly request: Request }) => {
        const match = find(all, request);
        if (!match) throw new Error(`${request.method} ${request.url} is no call of this handler.`);
        const { endpoint, params, query } = match;
        return respond(endpoint, { params, query, body: await sentBody(request) });
      },
    );
    this.#all = all;
  }

  override parse({ request }: { readonly request: Request }) {
    const match = { matches: find(this.#all, request) !== undefined, params: {} };
    return Promise.resolve({ match, cookies: {} });
  }
}

async function sentBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) return (await request.json()) as unknown;
  return type.startsWith('multipart/') ? await request.formData() : undefined;
}

export interface ResponseOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay before the response, ms. */
  readonly after?: number;
}

/** A handler that responds to a call with a value, on any origin. */
export function answer<E extends Endpoint>(
  endpoint: E,
  value: ResponseOf<E> | ((request: CallRequest) => ResponseOf<E> | Promise<ResponseOf<E>>),
  options: ResponseOptions = {},
): HttpHandler {
  return handler(endpoint, async (request) => {
    if (options.after !== undefined) await delay(options.after);
    const body =
      typeof value === 'function'
        ? await (value as (request: CallRequest) => ResponseOf<E> | Promise<ResponseOf<E>>)(request)
        : value;
    return reply(endpoint, body, 200, options.headers);
  });
}

/** A handler that responds to a call with an error. */
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

/** A handler that never responds. */
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

/** A handler with the sample of every call. Handlers before it win: `[refuse(pay, …), ...handlers]`. */
export const handlers: readonly HttpHandler[] = [
  new CallHandler<Endpoint>(Object.values(endpoints), async (endpoint) =>
    reply(endpoint, samples[endpoint.id as EndpointId], 200),
  ),
];

function handler(endpoint: Endpoint, respond: (request: CallRequest) => Promise<Response>): HttpHandler {
  return new CallHandler([endpoint], (_endpoint, request) => respond(request));
}

function reply(
  endpoint: Endpoint,
  body: unknown,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const init = { status, headers: { 'X-Request-Id': 'req_sample', ...headers } };
  if (endpoint.responseType === 'text') return HttpResponse.text(String(body), init);
  if (endpoint.responseType === 'event-stream') {
    return new HttpResponse(String(body), {
      ...init,
      headers: { ...init.headers, 'Content-Type': 'text/event-stream' },
    });
  }
  return HttpResponse.json(body as Record<string, unknown>, init);
}
