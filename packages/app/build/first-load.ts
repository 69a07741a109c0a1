import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { reach } from './reach.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** A `link` element by its properties. */
type Hint = Readonly<Record<string, string>>;

const PLACE = '<!--first-load-->';
const LANGUAGES = ['ru', 'kk', 'az', 'en'];

/** Runs in the page, before any style sheet: afterwards it would wait for them. */
const script = (hints: Readonly<Record<string, readonly Hint[]>>) => `<script>
      (function (hints, path, language) {
        hints[language].concat(path === '/' ? hints.lobby : []).forEach(function (hint) {
          document.head.appendChild(Object.assign(document.createElement('link'), hint));
        });
      })(${JSON.stringify(hints)}, location.pathname, document.documentElement.lang);
    </script>`;

/** The scripts that come with a module that is imported while the app runs, itself included. */
function scriptsOf(bundle: Bundle, module: RegExp): Hint[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId && module.test(facadeModuleId));
  if (!first) throw new Error(`The build has no script for ${String(module)}`);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = reach([first.fileName], (name) => byName.get(name)?.imports ?? []);
  return files
    .filter((name) => !byName.get(name)?.isEntry)
    .map((name) => ({ rel: 'modulepreload', fetchPriority: 'low', href: `/${name}` }));
}

function assets(bundle: Bundle, source: RegExp, properties: Hint): Hint[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.names.some((name) => source.test(name)))
    .map(({ fileName }) => ({ rel: 'preload', ...properties, href: `/${fileName}` }));
}

/**
 * Lets the page ask at once for what it would otherwise find out about one after the other: the texts and fonts of the
 * visitor's language, and on the main page its scripts and the ground of its banners. Scripts go last on the line: the
 * shell that stands before them needs styles and fonts.
 */
export function firstLoad(): Plugin {
  return {
    name: 'app-first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
        const byLanguage = LANGUAGES.map((language) => [
          language,
          [
            ...assets(bundle, new RegExp(`-${language}\\.woff2$`), font),
            ...scriptsOf(bundle, new RegExp(`/src/messages/${language}\\.ts$`)),
          ],
        ]);
        const lobby = [
          ...scriptsOf(bundle, /\/src\/pages\/lobby\/index\.ts$/),
          ...assets(bundle, /feather-pattern\.svg$/, { as: 'image', fetchPriority: 'high' }),
        ];
        return html
          .replace(PLACE, script({ ...Object.fromEntries(byLanguage), lobby }))
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
      },
    },
  };
}
