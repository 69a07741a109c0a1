import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A small balancer for tests: `node scripts/round-robin.ts <port> <server port> …` passes each request to the next
 * server and names its port in `X-Served-By`. A server that cannot be connected to is passed over, as by any
 * balancer; a connection that breaks after a request was sent answers 502, since the request may have run.
 */
const [port = 0, ...servers] = process.argv.slice(2).map(Number);
let turn = 0;

function pass(incoming: IncomingMessage, outgoing: ServerResponse, at: number, tries: number): void {
  const server = servers[at % servers.length];
  const address = incoming.socket.remoteAddress ?? '';
  const told = incoming.headers['x-forwarded-for'];
  const headers = {
    ...incoming.headers,
    'x-forwarded-for': told === undefined ? address : `${String(told)}, ${address}`,
  };
  const { method, url } = incoming;
  const forward = request({ host: '127.0.0.1', port: server, method, path: url, headers, agent: false });
  // Nothing is taken from the client before a server listens: what is taken can go to no other.
  forward.on('socket', (socket) => {
    socket.once('connect', () => {
      forward.flushHeaders();
      incoming.pipe(forward);
    });
  });
  forward.on('response', (answer) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, { ...kept, 'x-served-by': String(server) });
    outgoing.flushHeaders();
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  forward.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (error.code === 'ECONNREFUSED' && tries > 1) pass(incoming, outgoing, at + 1, tries - 1);
    else outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end('Bad gateway');
  });
  outgoing.on('close', () => forward.destroy());
}

createServer((incoming, outgoing) => {
  incoming.on('error', () => outgoing.destroy());
  pass(incoming, outgoing, turn++, servers.length);
}).listen(port, '127.0.0.1', () => {
  process.stdout.write(`The balancer listens on http://127.0.0.1:${port}\n`);
});
