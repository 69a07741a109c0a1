import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { demoPlayer } from '../domain/players/demo-player.ts';
import { startProcess } from '../testing/process.ts';
import { testFolder } from '../testing/file-storage.ts';

const cli = fileURLToPath(new URL('../../../api/src/conformance/cli.ts', import.meta.url));
const folder = testFolder();
const server = startProcess({ DATA_DIR: folder });
afterAll(async () => {
  await server.stop();
});

it('passes the reference server whole, from the command line, and writes JUnit', async () => {
  const player = join(folder, 'player.json');
  const junit = join(folder, 'junit.xml');
  writeFileSync(player, JSON.stringify({ email: demoPlayer.email, password: demoPlayer.password }));
  const origin = await server.origin;
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [cli, 'conformance', origin, '--as', player, ...words], { encoding: 'utf8' });

  const whole = run('--junit', junit);
  process.stdout.write(whole.stdout.split('\n').slice(-20).join('\n'));
  expect([whole.status, whole.stderr], whole.stdout).toEqual([0, '']);
  const xml = readFileSync(junit, 'utf8');
  expect(xml).toContain('<testsuite name="pay"');
  expect(xml).not.toContain('<failure');
  expect(xml.match(/<testcase/g)?.length).toBeGreaterThan(500);

  writeFileSync(player, JSON.stringify({ email: demoPlayer.email, password: 'another-one' }));
  const refused = run();
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('cannot sign in: 401')]);
});
