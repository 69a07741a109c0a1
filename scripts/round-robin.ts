import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * A minimal load balancer for tests: `node scripts/round-robin.ts <port> <server port> …` sends each request
 * to the next server and names its port in `X-Served-By`. A server that refuses the connection is skipped; a
 * connection that breaks after the request was sent gives 502, since the request may have been processed.
 */
const [port = 0, ...servers] = process.argv.slice(2).map(Number);
let turn = 0;

function pass(incoming: IncomingMessage, outgoing: ServerResponse, at: number, tries: number): void {
  const server = servers[at % servers.length];
  const address = incoming.socket.remoteAddress ?? '';
  const forwarded = incoming.headers['x-forwarded-for'];
  const headers = {
    ...incoming.headers,
    'x-forwarded-for': forwarded === undefined ? address : `${String(forwarded)}, ${address}`,
  };
  const { method, url } = incoming;
  const forward = request({ host: '127.0.0.1', port: server, method, path: url, headers, agent: false });
  // Read nothing from the client before a server accepts the connection, because a consumed body cannot be
  // sent to another one.
  forward.on('socket', (socket) => {
    socket.once('connect', () => {
      forward.flushHeaders();
      incoming.pipe(forward);
    });
  });
  forward.on('response', (answer) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...endToEnd } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, { ...endToEnd, 'x-served-by': String(server) });
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
