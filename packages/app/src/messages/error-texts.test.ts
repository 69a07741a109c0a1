import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const forms = ['LoginForm', 'RegisterForm', 'FormProblem'].map((name) =>
  readFileSync(join(src, 'features/session/components', `${name}.tsx`), 'utf8'),
);
const schema = readFileSync(join(src, 'features/session/forms.ts'), 'utf8');

it('forms of signing in and registering hold no wording of their own', { tags: ['ERR-07'] }, () => {
  const words = /['"`>][^'"`<>\n]*[\u0400-\u04ff][^'"`<>\n]*['"`<]/;
  for (const code of [...forms, schema])
    expect(code.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')).not.toMatch(words);
});
