import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

/** Static hosts publish a project in a folder of their origin. */
const BASE = '/project/';
const outDir = mkdtempSync(join(tmpdir(), 'tulpar-pages-'));

beforeAll(() => {
  execFileSync('storybook', ['build', '-o', outDir, '--quiet'], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}, 600_000);
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

it('the demo and the stories work in a folder of a static host', async () => {
  const server = await preview({ root: outDir, configFile: false, base: BASE, build: { outDir } });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const origin = new URL(BASE, server.resolvedUrls?.local[0]).href;
    await page.goto(`${origin}demo/`);
    await page.getByRole('link', { name: 'Турниры' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Турниры' }).waitFor();
    await page.goto(`${origin}iframe.html?id=inputs-button--default&viewMode=story`);
    expect(await page.getByRole('button').innerText()).toBe('Пополнить');
  } finally {
    await browser.close();
    await server.close();
  }
});
