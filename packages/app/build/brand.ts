import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandTokens, type Brand } from '../../../brands/read.mjs';

/** Brand name in the message catalogues. */
const written = 'Tulpar';

/** Adds the brand's name, tokens, logo and icons to a build; the document reads its settings itself. */
export function branded(brand: Brand): Plugin {
  const publicDir = join(brand.folder, 'public');
  const logo = join(brand.folder, 'logo.json');
  return {
    name: 'app-brand',
    enforce: 'pre',
    config: () => (existsSync(publicDir) ? { publicDir } : {}),
    transform(code, id) {
      if (id.endsWith('/src/styles/app.css')) return { code: `${code}\n${brandTokens(brand)}`, map: null };
      if (/\/src\/messages\/\w\w\/[\w-]+\.json$/.test(id))
        return { code: code.replaceAll(written, brand.name), map: null };
      if (!id.endsWith('/navigation/logo/paths.ts') || !existsSync(logo)) return null;
      const paths = JSON.parse(readFileSync(logo, 'utf8')) as Record<string, unknown>;
      const lines = Object.entries(paths).map(
        ([name, path]) => `export const ${name} = ${JSON.stringify(path)};`,
      );
      return { code: lines.join('\n'), map: null };
    },
  };
}
