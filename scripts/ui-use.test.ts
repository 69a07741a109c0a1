import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { unusedComponents } from './ui-use.ts';

it('lists the components that no page uses yet, each with its feature', () => {
  const document = readFileSync(
    fileURLToPath(new URL('../docs/unused-components.md', import.meta.url)),
    'utf8',
  );
  const rows = [...document.matchAll(/^\| `([^`]+)`\s+\| (\w[^|]*)\|$/gm)].map(([, name]) => name);
  expect(unusedComponents()).toEqual(rows);
});
