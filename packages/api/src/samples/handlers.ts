import { HttpResponse, delay, type HttpHandler } from 'msw';
import { endpoints, type AnswerOf, type Endpoint, type EndpointId } from '../contract/index.ts';
import type { FieldCodes } from '../errors.ts';
import { CallHandler, type CallRequest } from './call-handler.ts';
import { samples } from './samples.ts';

export interface AnswerOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay before the response, ms. */
  readonly after?: number;
}

/** A handler that returns this response for a call, on any origin. */
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

/** A handler that returns an error for a call. */
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

/** Returns the sample of every call. Earlier handlers win: `[refuse(pay, …), ...handlers]`. */
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
  if (endpoint.answerType === 'text') return HttpResponse.text(String(body), init);
  if (endpoint.answerType === 'event-stream') {
    return new HttpResponse(String(body), {
      ...init,
      headers: { ...init.headers, 'Content-Type': 'text/event-stream' },
    });
  }
  return HttpResponse.json(body as Record<string, unknown>, init);
}
