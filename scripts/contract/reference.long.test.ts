import { mkdtempSync, rmSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { startProcess } from '../../packages/server/src/testing/process.ts';
import { chromiumLaunch } from '../chromium.ts';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

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
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

const text = readFileSync(new URL('../../packages/api/openapi.json', import.meta.url), 'utf8');

async function lint(source: string): Promise<readonly string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const found = await linter.run(JSON.parse(source) as Record<string, unknown>);
  return found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);
}

it('finds no fault in the contract', async () => {
  expect(await lint(text)).toEqual([]);
});

it('finds a fault that is planted', async () => {
  expect((await lint(text.replace('"operationId": "guest"', '"operationId": "check"'))).join()).toContain(
    'operation-operationId-unique',
  );
});
