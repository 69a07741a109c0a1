import { chromium } from 'playwright';
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPlayer } from '../../packages/server/src/domain/players/demo-player.ts';
import { startProcess } from '../../packages/server/src/testing/process.ts';
import { chromiumLaunch } from '../chromium.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const app = mkdtempSync(join(tmpdir(), 'tulpar-consumer-'));
const run = (command: string, words: readonly string[], cwd = app) =>
  execFileSync(command, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const index = '<!doctype html><title>App</title><script type="module" src="/main.tsx"></script><body></body>';
const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: ['vite/client'],
};

describe('the packages, in an app outside this repository', () => {
  beforeAll(() => {
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    for (const name of ['ui', 'api'])
      run(
        'npx',
        ['--yes', packageManager ?? 'pnpm', 'pack', '--pack-destination', app],
        join(root, 'packages', name),
      );
    cpSync(fileURLToPath(new URL('consumer/', import.meta.url)), app, { recursive: true });
    writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(join(app, 'index.html'), index);
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['main.tsx'] }));
    const tarballs = globSync('*.tgz', { cwd: app }).map((name) => `./${name}`);
    const tools = [
      'react@19',
      'react-dom@19',
      'vite@8',
      'typescript@7',
      '@types/react@19',
      '@types/react-dom@19',
    ];
    run('npm', ['install', '--no-audit', '--no-fund', ...tarballs, ...tools]);
  }, 600_000);
  afterAll(() => rmSync(app, { recursive: true, force: true }));

  const installed = (name: string) => join(app, 'node_modules', '@tulpar', name);

  it('hold no stories, tests, fixtures or sources', () => {
    for (const name of ['ui', 'api']) {
      const files = globSync('**/*', { cwd: installed(name) });
      expect(files.filter((file) => /stories|\.test\.|testing|samples|^src|\.webp$/.test(file))).toEqual([]);
      expect(files).toContain('README.md');
    }
    const manifest = JSON.parse(readFileSync(join(installed('ui'), 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>;
    };
    expect(manifest.peerDependencies).toEqual({ react: '^19.0.0', 'react-dom': '^19.0.0' });
  });

  it('have types an app compiles against', () => {
    run('npx', ['tsc']);
  });

  it('show a styled Button, Dialog and OfferCard in a browser', async () => {
    run('npx', ['vite', 'build', '--logLevel', 'warn']);
    const server = await preview({ root: app, configFile: false, preview: { port: 0 } });
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const page = await browser.newPage();
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      const style = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      await page.getByRole('dialog').waitFor();
      // The brand colour of the dark theme.
      expect(await style('main button', 'background-color')).toBe('rgb(46, 224, 204)');
      expect(await style('[role=dialog]', 'position')).toBe('fixed');
      expect(await style('[role=dialog]', 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
      expect(await page.locator('article').innerText()).toContain('120%');
      expect(await style('article', 'border-radius')).not.toBe('0px');
      expect(
        await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].length)),
      ).toBeGreaterThan(4);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  it('sign in, deposit and play from a plain Node script', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tulpar-consumer-server-'));
    const server = startProcess({ DATA_DIR: folder });
    try {
      const words = ['play.js', await server.origin, demoPlayer.email, demoPlayer.password];
      const outcome: unknown = JSON.parse(run(process.execPath, words));
      expect(outcome).toEqual({ deposited: 500_000, round: 200, win: expect.any(Number) as number });
      const player = { email: demoPlayer.email, password: demoPlayer.password };
      writeFileSync(join(app, 'player.json'), JSON.stringify(player));
      const kit = [
        '@tulpar/api',
        'conformance',
        await server.origin,
        '--as',
        'player.json',
        '--only',
        'balance',
      ];
      expect(run('npx', kit)).toContain(' 0 failed');
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
