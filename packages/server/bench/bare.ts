import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Recording } from './recording.ts';

/**
 * The measure everything is compared with: `node bare.ts <file>` answers recorded answers from memory and does nothing
 * else. A request that brings a tag gets the recorded 304, whatever the tag.
 */
const recording = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Recording;
const answers = new Map(
  Object.entries(recording).map(([path, { full, unchanged }]) => {
    const make = ({ status, headers, body }: typeof full) => ({
      status,
      headers,
      body: Buffer.from(body, 'base64'),
    });
    return [path, { full: make(full), unchanged: make(unchanged) }];
  }),
);

const server = createServer((request, response) => {
  if (request.url === '/metrics') {
    const { user, system } = process.cpuUsage();
    response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
    return;
  }
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { status, headers, body } =
    request.headers['if-none-match'] === undefined ? answer.full : answer.unchanged;
  response.writeHead(status, [...headers]).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    process.stdout.write(`listens on http://127.0.0.1:${address.port}\n`);
});
