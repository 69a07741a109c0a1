import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
