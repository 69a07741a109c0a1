import { describe, expect, it } from 'vitest';
import { causes, importsOf, namedFiles, previewRoots, reached, type Graph } from './graph.ts';

const list = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const app = '/virtual:/@storybook/builder-vite/vite-app.js';

const stats = {
  modules: [
    { name: './.storybook/preview.css', reasons: [{ moduleName: './.storybook/preview.tsx' }] },
    { name: list, reasons: [{ moduleName: app }] },
    { name: './Button.stories.tsx', reasons: [{ moduleName: list }] },
    { name: './Card.stories.tsx', reasons: [{ moduleName: list }] },
    { name: './Button.tsx', reasons: [{ moduleName: './Button.stories.tsx' }, { moduleName: './Card.tsx' }] },
    { name: './Card.tsx', reasons: [{ moduleName: './Card.stories.tsx' }] },
    { name: './art.webp', reasons: [{ moduleName: './Card.tsx' }, { moduleName: null }] },
    { name: './node_modules/.pnpm/cva@1/cva.js', reasons: [{ moduleName: './Button.tsx' }] },
  ],
};

function graph(changes: Partial<Graph> & { hashes?: Record<string, string> } = {}): Graph {
  const imports = importsOf(stats);
  return {
    stories: {
      'button--default': { title: 'Button', name: 'Default', file: './Button.stories.tsx' },
      'card--default': { title: 'Card', name: 'Default', file: './Card.stories.tsx' },
    },
    imports,
    everywhere: [...reached(imports, previewRoots(imports))],
    ...changes,
    hashes: Object.fromEntries([
      ...stats.modules
        .map(({ name }) => [name, `hash of ${name}`])
        .filter(([name]) => !name?.includes('node_modules')),
      ...Object.entries(changes.hashes ?? {}),
    ]) as Record<string, string>,
  };
}

describe('which stories a change can reach', () => {
  it('none, when nothing differs', () => {
    expect(causes(graph(), graph())).toEqual(new Map());
  });

  it('only the stories that import the module, however far away', () => {
    expect([...causes(graph(), graph({ hashes: { './art.webp': 'other' } }))]).toEqual([
      ['card--default', ['./art.webp']],
    ]);
    expect([...causes(graph(), graph({ hashes: { './Button.tsx': 'other' } })).keys()]).toEqual([
      'button--default',
      'card--default',
    ]);
  });

  it('every story, when the preview or its styles differ', () => {
    const found = causes(graph(), graph({ hashes: { './.storybook/preview.css': 'other' } }));
    expect([...found.keys()]).toEqual(['button--default', 'card--default']);
  });

  it('a story whose file differs, and no other story through the list of all stories', () => {
    const found = causes(graph(), graph({ hashes: { './Button.stories.tsx': 'other' } }));
    expect([...found.keys()]).toEqual(['button--default']);
  });

  it('those that import a package in another version', () => {
    const newer = JSON.parse(JSON.stringify(stats).replace('cva@1', 'cva@2')) as typeof stats;
    const found = causes(graph(), graph({ imports: importsOf(newer) }));
    expect(found.get('button--default')).toEqual([
      './node_modules/.pnpm/cva@1/cva.js',
      './node_modules/.pnpm/cva@2/cva.js',
    ]);
  });

  it('a story that is new, and one that is gone', () => {
    const { 'button--default': gone, ...rest } = graph().stories;
    const files = { './New.stories.tsx': 'new' };
    const after = graph({
      stories: { ...rest, 'new--default': { title: 'New', name: 'Default', file: './New.stories.tsx' } },
      hashes: files,
    });
    expect(gone).toBeDefined();
    expect([...causes(graph(), after).keys()]).toEqual(['new--default']);
  });
});

it('files that styles and modules name without importing them', () => {
  expect(
    namedFiles(`@import 'tailwindcss'; @import "./tokens.css"; @config '../tailwind.config.ts';`),
  ).toEqual(['./tokens.css', '../tailwind.config.ts']);
  expect(namedFiles(`a { background: url('./a.svg'), url(data:image/png;x), url(./b.svg) }`)).toEqual([
    './a.svg',
    './b.svg',
  ]);
  expect(namedFiles(`new URL('./font.woff2', import.meta.url)`)).toEqual(['./font.woff2']);
});
