import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { reach } from './reach.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

type Hint = Readonly<Record<string, string>>;

const PICTURE = '<!--first-picture-->';
const SCRIPTS = '<!--first-scripts-->';
const LANGUAGES = ['ru', 'kk', 'az', 'en'];
/** Maximum wait for the first frame with the shell, ms. */
const LATEST = 300;
/** Delay between reload attempts after the entry script failed to load, ms. */
const AGAIN = 3000;

/** Adds the links of the language to the head, and on the main page those of the lobby; runs in the page. */
const add = `function (languages, lobby) {
        languages[document.documentElement.lang].concat(location.pathname === '/' ? lobby : []).forEach(function (hint) {
          document.head.appendChild(Object.assign(document.createElement('link'), hint));
        });
      }`;

interface Hints {
  readonly languages: Readonly<Record<string, readonly Hint[]>>;
  readonly lobby: readonly Hint[];
}

const given = ({ languages, lobby }: Hints) => `${JSON.stringify(languages)}, ${JSON.stringify(lobby)}`;

/** Goes before any style sheet, because a script after one waits for it. */
const picturesScript = (hints: Hints) => `<script>
      (${add})(${given(hints)});
    </script>`;

/**
 * Waits for the style sheet and the first frame with the shell: scripts would compete with both on a slow
 * connection, and delay that frame on a fast one. Hidden pages render no frames, so they do not wait.
 */
const scriptsScript = (entry: string, hints: Hints) => `<script>
      (function (add, isBegun) {
        function begin() {
          if (isBegun || document.documentElement.hasAttribute('data-outdated')) return;
          isBegun = true;
          add(${given(hints)});
          document.head.appendChild(
            Object.assign(document.createElement('script'), { type: 'module', src: ${JSON.stringify(entry)}, onerror: again })
          );
        }
        // Without the entry script nothing can retry, so reload once the server responds.
        function again() {
          setTimeout(function () {
            fetch('/release.json', { cache: 'no-store' }).then(function () {
              location.reload();
            }, again);
          }, ${AGAIN});
        }
        if (document.hidden) return begin();
        requestAnimationFrame(function () {
          setTimeout(begin);
        });
        setTimeout(begin, ${LATEST});
      })(${add}, false);
    </script>`;

/** Chunks loaded by a dynamically imported module, itself included. */
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

const TAGS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/**
 * Preloads resources early: with the style sheet, what the shell shows; once the shell is visible, scripts
 * and messages, and on the main page those of the lobby.
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
        const [entry, ...shared] = [...html.matchAll(TAGS)].map(([, address = '']) => address);
        if (entry === undefined) throw new Error('The page has no script.');
        const scripts = shared.map((address) => ({
          rel: 'modulepreload',
          fetchPriority: 'low',
          href: address,
        }));
        const isNew = ({ href = '' }: Hint) => !shared.includes(href);
        const byLanguage = (made: (language: string) => Hint[]) =>
          Object.fromEntries(LANGUAGES.map((language) => [language, made(language)]));
        return html
          .replaceAll(TAGS, '')
          .replace(
            PICTURE,
            picturesScript({
              languages: byLanguage((language) => assets(bundle, new RegExp(`-${language}\\.woff2$`), font)),
              lobby: assets(bundle, /backdrop-pattern\.svg$/, { as: 'image', fetchPriority: 'high' }),
            }),
          )
          .replace(
            SCRIPTS,
            scriptsScript(entry, {
              languages: byLanguage((language) => [
                ...scripts,
                ...scriptsOf(bundle, new RegExp(`/src/messages/${language}\\.ts$`)),
              ]),
              lobby: scriptsOf(bundle, /\/src\/pages\/lobby\/index\.ts$/).filter(isNew),
            }),
          );
      },
    },
  };
}
