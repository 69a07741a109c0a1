import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandCanvas, brandTokens, type Brand } from '../../../brands/read.mjs';

/** Brand name in the message catalogues. */
const written = 'Tulpar';

/** Adds the brand's name, tokens, logo, icons and default theme to a build. */
export function branded(brand: Brand): Plugin {
  const { theme } = brand;
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
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll(written, brand.name)
          .replace('data-theme="dark"', `data-theme="${theme}"`)
          .replace('content="#120f0d"', `content="${brandCanvas(brand)[theme]}"`)
          .replaceAll("'light'", `'${theme === 'light' ? 'dark' : 'light'}'`)
          .replaceAll("['ru', 'kk', 'az', 'en']", JSON.stringify(brand.languages))
          .replace(
            "concat(spoken, 'en')",
            `concat(spoken, '${brand.languages.includes('en') ? 'en' : brand.languages[0]}')`,
          ),
    },
  };
}
