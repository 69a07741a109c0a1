import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { startProcess } from '../../packages/server/src/testing/process.ts';
import { chromiumLaunch } from '../chromium.ts';

it('shows the contract and tries a call, within its content security policy', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tulpar-reference-'));
  const server = startProcess({ DATA_DIR: data });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${await server.origin}/sandbox/api#/guest/guest`);
    const call = page.locator('#operations-guest-guest');
    await call.locator('.try-out__btn').click();
    await call.locator('.execute').click();
    await call.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    server.kill('SIGINT');
    await server.ended;
    rmSync(data, { recursive: true, force: true });
  }
});
