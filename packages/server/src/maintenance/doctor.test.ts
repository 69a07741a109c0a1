import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { checkBucket } from './doctor.ts';

/** A storage service that gives every object to anybody who knows its URL. */
async function createPublicService() {
  const objects = new Map<string, Buffer>();
  const service = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const body = Buffer.concat(await request.toArray());
    if (request.method === 'PUT') objects.set(path, body);
    if (request.method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (request.method === 'GET' && found === undefined)
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else response.end(found);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  return { port: (service.address() as AddressInfo).port, objects, close: () => service.close() };
}

it('finds that everybody can read the bucket, and leaves nothing in it', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const service = await createPublicService();
  const endpoint = `http://127.0.0.1:${service.port}`;
  expect(await checkBucket({ name: 'files', endpoint, region: 'us-east-1' })).toContain(
    'block public access',
  );
  expect(service.objects.size).toBe(0);
  service.close();
});
