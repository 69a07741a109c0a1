import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandTokens, type Brand } from '../../../brands/read.mjs';

/** Brand name that the message catalogues contain; the build replaces it by the name of its brand. */
const written = 'Tulpar';

/** Replaces SVG paths in `code`, the logo's `paths.ts`, by those of a brand's `logo.json`; others remain. */
export function withLogo(code: string, json: string): string {
  const paths = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return paths.reduce(
    (source, [name, path]) =>
      source.replace(
        new RegExp(`^export const ${name} =[^;]*;`, 'm'),
        () => `export const ${name} = ${JSON.stringify(path)};`,
      ),
    code,
  );
}

/** Puts the brand's name, design tokens and logo into the app and Storybook. */
export function brandLook(brand: Brand): Plugin {
  const logo = join(brand.folder, 'logo.json');
  return {
    name: 'brand-look',
    enforce: 'pre',
    transform(code, id) {
      if (/\/(?:styles\/app|\.storybook\/preview)\.css$/.test(id))
        return { code: `${code}\n${brandTokens(brand)}`, map: null };
      if (/\/src\/messages\/[\w-]+\.json$/.test(id))
        return { code: code.replaceAll(written, brand.name), map: null };
      if (!id.endsWith('/navigation/logo/paths.ts') || !existsSync(logo)) return null;
      return { code: withLogo(code, readFileSync(logo, 'utf8')), map: null };
    },
  };
}
