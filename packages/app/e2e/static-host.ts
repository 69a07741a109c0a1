import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = process.env['APP_DIR'] ?? fileURLToPath(new URL('../dist', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** A static host: serves the build, its document for every other path, and forwards server paths. */
export async function hostBuild(server: string): Promise<{ origin: string; stop: () => void }> {
  const host = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', server);
    if (/^\/(?:api|cdn|sandbox)\//.test(pathname)) {
      const answer = await fetch(`${server}${pathname}${search}`, { method: request.method ?? 'GET' });
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const named = join(dist, pathname);
    const file = existsSync(named) && statSync(named).isFile() ? named : join(dist, 'index.html');
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      host.closeAllConnections();
      host.close();
    },
  };
}
