import openapiTS, { astToString } from 'openapi-typescript';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPlayer } from '../../packages/server/src/domain/players/demo-player.ts';
import { startProcess, type ServerProcess } from '../../packages/server/src/testing/process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
mkdirSync(join(root, '.cache/contract'), { recursive: true });
/** In the repository, because the client imports its packages. */
const folder = mkdtempSync(join(root, '.cache/contract/client-'));
const data = mkdtempSync(join(tmpdir(), 'tulpar-client-'));
let server: ServerProcess;

const program = `import createClient from 'openapi-fetch';
import type { paths } from './paths.ts';

const api = createClient<paths>({ baseUrl: process.env['ORIGIN'] ?? '' });
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const { data: tokens, error } = await api.POST('/api/authenticate', {
  params: { header: key() },
  body: { email: '${demoPlayer.email}', password: '${demoPlayer.password}', region: 'KZ', brand: 'tulpar', domain: 'x' },
});
if (!tokens?.access) throw new Error(error?.message);
const headers = { Authorization: \`Bearer \${tokens.access.token}\` };
const { data: balance } = await api.GET('/api/v1/profile/balance', { headers });
const { data: games } = await api.GET('/api/v1/games', { params: { query: { limit: 1 } }, headers });
const slug = games && 'data' in games ? (games.data[0]?.slug ?? '') : '';
const { data: launch } = await api.POST('/api/v1/games/{slug}/launch', {
  params: { path: { slug }, header: key() },
  body: { mode: 'demo', locale: 'ru' },
  headers,
});
const amount: number | undefined = balance?.realBalance;
console.log(JSON.stringify({ amount, url: launch?.url }));
`;

beforeAll(async () => {
  server = startProcess({ DATA_DIR: data });
  const types = await openapiTS(new URL('packages/api/openapi.json', `file://${root}`));
  writeFileSync(join(folder, 'paths.ts'), astToString(types));
  await server.origin;
});
afterAll(async () => {
  await server.stop();
  for (const used of [folder, data]) rmSync(used, { recursive: true, force: true });
});

function compile(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--types', 'node'];
  const modules = ['--module', 'nodenext', '--target', 'esnext', '--ignoreConfig'];
  const { stdout } = spawnSync('tsc', [...options, ...modules, file], { cwd: root, encoding: 'utf8' });
  return stdout;
}

it('signs in, reads the balance and launches a game with a client that is generated', async () => {
  expect(compile('play.ts', program)).toBe('');
  const env = { ...process.env, ORIGIN: await server.origin };
  const output = execFileSync(process.execPath, [join(folder, 'play.ts')], { env, encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual({
    amount: expect.any(Number) as number,
    url: expect.stringContaining('/sandbox/games/') as string,
  });
});

it('does not compile with a call that the contract does not have', () => {
  expect(compile('wrong.ts', program.replace('profile/balance', 'profile/money'))).toContain('profile/money');
});
