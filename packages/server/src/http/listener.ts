import { getRequestListener } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { createApp } from '../app.ts';
import { Refusal } from '../domain/errors/refusal.ts';
import { randomId } from '../secrets.ts';
import { errorBody, jsonType } from './answer.ts';
import { everywhere } from './origins.ts';

/** Timeouts for the headers and for the whole request, ms. */
const headersTimeout = 10_000;
const requestTimeout = 30_000;
/** Maximum size of request line and headers, bytes. */
const maxHeaderSize = 16 * 1024;

function unreadable(status: 400 | 408 | 431): {
  readonly head: Record<string, string>;
  readonly body: string;
} {
  const requestId = randomId('req');
  const body = errorBody(new Refusal(status, 'BODY_INVALID'), requestId);
  const head = {
    ...everywhere,
    'Content-Type': jsonType,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Request-Id': requestId,
    Date: new Date().toUTCString(),
    Connection: 'close',
  };
  return { head, body };
}

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const;

function refuseSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const { head, body } = unreadable(status);
  const lines = Object.entries({ ...head, 'Content-Length': String(Buffer.byteLength(body)) });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}

/** HTTP server of the app, not listening yet. Refusals of unreadable requests have the usual headers. */
export function createListener(app: ReturnType<typeof createApp>, isStopping = () => false): Server {
  const answer = getRequestListener(app.fetch, {
    errorHandler() {
      const { head, body } = unreadable(400);
      return new Response(body, { status: 400, headers: head });
    },
  });
  // `answer` refuses a request without a host, so that the refusal has the usual headers.
  const options = { headersTimeout, requestTimeout, maxHeaderSize, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    // Close the connection while stopping, so that the client's next request uses another server.
    if (isStopping()) response.shouldKeepAlive = false;
    void answer(request, response);
  });
  server.on('clientError', (error, socket) => refuseSocket(error, socket as Socket));
  return server;
}
