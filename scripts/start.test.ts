import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

it('SIGTERM sent to npm ends the server of its script', { tags: ['OPS-04'], timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
  writeFileSync(
    join(folder, 'server.mjs'),
    'console.log(`server ${process.pid}.`); setInterval(() => {}, 1000);',
  );
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { spawn } from 'node:child_process';
      import { endTogether } from ${JSON.stringify(new URL('workspace.mjs', import.meta.url).href)};
      endTogether(spawn(process.execPath, ['server.mjs'], { stdio: 'inherit' }));`,
  );
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += String(chunk)));
  const server = () => Number(/server (\d+)\./.exec(output)?.[1] ?? 0);
  await expect.poll(server, { timeout: 15_000 }).toBeGreaterThan(0);
  const id = server();
  onTestFinished(() => void (isAlive(id) && process.kill(id, 'SIGKILL')));
  npm.kill('SIGTERM');
  await expect.poll(() => isAlive(id), { timeout: 10_000 }).toBe(false);
});

it('a changed setting of the app builds it again, a setting of the server does not', async () => {
  const file = './workspace.mjs';
  type Settings = { buildSettings: (env: Readonly<Record<string, string>>) => object };
  const { buildSettings } = (await import(file)) as Settings;
  const settings = (env: Readonly<Record<string, string>>) => JSON.stringify(buildSettings(env));
  expect(settings({ PORT: '3002' })).toBe(settings({}));
  for (const name of ['VITE_CDN_BASE', 'VITE_MIN_AGE', 'MIN_AGE', 'BRAND'])
    expect(settings({ [name]: '25' }), name).not.toBe(settings({}));
  expect(settings({ SANDBOX: 'off' })).not.toBe(settings({}));
  expect(settings({ VITE_B: '1', VITE_A: '2' })).toBe(settings({ VITE_A: '2', VITE_B: '1' }));
});
