import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { brandSettings, readBrand } from '../brands/read.mjs';
import { startProcess } from '../packages/server/src/testing/process.ts';
import { chromiumLaunch } from './chromium.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

it('shows another brand in its look, language and market, and signs a player up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-brand-'));
  const appDir = join(folder, 'dist');
  const words = ['vite', 'build', 'packages/app', '--logLevel', 'error', '--outDir', appDir];
  execFileSync('npx', words, { cwd: root, env: { ...process.env, BRAND: 'samal' }, stdio: 'inherit' });
  const settings = brandSettings(readBrand('samal'));
  const server = startProcess({ ...settings, APP_DIR: appDir, DATA_DIR: join(folder, 'data') });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ locale: 'az', viewport: { width: 390, height: 844 } });
    await page.goto(`${await server.origin}/auth/register`);
    await page.getByRole('button', { name: 'Аккаунт ашу' }).waitFor();
    const { lang, theme, brand } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset['theme'],
      brand: getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    }));
    expect({ lang, theme, brand }).toEqual({ lang: 'kk', theme: 'light', brand: '#6a3fd1' });
    expect(await page.title()).toContain('Samal');
    expect(await page.getByRole('radio').allTextContents()).toHaveLength(1);
    expect(await page.content()).not.toContain('Tulpar');

    await page.getByLabel('Электрондық пошта').fill('samal@example.com');
    await page.getByLabel('Құпиясөз', { exact: true }).fill('long-and-own');
    await page.getByRole('button', { name: 'Аккаунт ашу' }).click();
    await page.waitForFunction(() => localStorage.getItem('profileLanguage') === 'kk');
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
