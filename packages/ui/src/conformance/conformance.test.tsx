import { createElement, createRef, StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';

interface Meta {
  title: string;
  component?: ComponentType<object>;
  args?: object;
  tags?: string[];
  parameters?: { usage?: { when?: unknown; not?: unknown } };
}

interface StoriesFile {
  default: Meta;
  [story: string]: { tags?: string[]; args?: object };
}

/** Roles with keyboard handling of our own; links and buttons use that of the browser. */
const composite = '[role="tab"], [role="radio"], [role="combobox"], [role="slider"], [role="grid"]';
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

const folderOf = (path: string) => path.split('/')[2] ?? '';
const files = Object.entries(
  import.meta.glob<StoriesFile>(['../*/*/*.stories.tsx', '!../foundations/tokens/*']),
).map(([path, load]) => ({
  path,
  folder: folderOf(path),
  name: path.split('/')[3]?.split('.')[0] ?? '',
  load,
}));

let logged: unknown[][];

beforeEach(() => {
  logged = [];
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...line: unknown[]) => void logged.push(line));
});

describe.each(files)('$folder/$name', ({ name, load }) => {
  let meta: Meta;
  let stories: [name: string, story: { tags?: string[] }][];

  beforeAll(async () => {
    const file = await load();
    meta = file.default;
    stories = Object.entries(file).filter(([name]) => name !== 'default');
  });

  const probed = (probe: object) => {
    const { component } = meta;
    if (!component) throw new Error('meta.component is missing');
    return createElement(component, { ...meta.args, ...probe });
  };

  it('names its component and documents when to use it and when not', () => {
    const component = meta.component as { displayName?: string; name?: string } | undefined;
    expect(component?.displayName ?? component?.name, 'name of meta.component').toMatch(/^[A-Z]/);
    expect(meta.parameters?.usage, 'parameters.usage').toEqual({
      when: expect.stringMatching(/\w+ .*\./),
      not: expect.stringMatching(/\w+ .*\./),
    });
  });

  it('has a default story and one with long texts', () => {
    const names = stories.map(([name]) => name);
    // Skeletons contain no text.
    if (name.endsWith('Skeleton')) return;
    expect(names).toContain('Default');
    expect(names, 'a LongText story').toEqual(expect.arrayContaining([expect.stringMatching(/^LongText/)]));
  });

  it('forwards ref and className, and logs nothing', async () => {
    const ref = createRef<Element>();
    await render(<StrictMode>{probed({ className: 'probe-class', ref })}</StrictMode>);
    await expect.poll(() => ref.current, { message: 'the ref' }).toBeInstanceOf(Element);
    expect(document.querySelector('.probe-class'), 'an element with the class').not.toBeNull();
    expect(logged).toEqual([]);
    const keys = stories.some(([, story]) => (story.tags ?? meta.tags ?? []).includes('keys'));
    if (document.querySelector(composite)) expect(keys, 'a story tagged `keys`').toBe(true);
  });

  it('renders on the server without logging', () => {
    expect(() => renderToString(probed({ className: 'probe-class' }))).not.toThrow();
    expect(logged).toEqual([]);
  });
});

describe('the package', () => {
  it('has a story file for every component', () => {
    const withStories = new Set(files.map(({ folder }) => folder));
    const components = Object.keys(import.meta.glob(['../*/*/[A-Z]*.tsx', '!../*/*/*.stories.tsx'])).map(
      folderOf,
    );
    expect(components.length).toBeGreaterThan(20);
    expect([...new Set(components)].filter((folder) => !withStories.has(folder))).toEqual([]);
  });

  it('shows every component it exports in some story', async () => {
    const sources = Object.values(
      import.meta.glob<string>('../*/*/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
    ).join('\n');
    const named = [...sources.matchAll(/(?:<|component: )([A-Z]\w+)/g)].map(([, name]) => name);
    const parts = [...sources.matchAll(/subcomponents: \{([^}]+)\}/g)].flatMap(
      ([, list = '']) => list.match(/\w+/g) ?? [],
    );
    // Components and contexts that only stories of other components show.
    const pieces = [
      'LoadingBars',
      'OfferButton',
      'OfferEyebrow',
      'OfferRim',
      'OfferBackdrop',
      'OfferTerms',
      'OfferTermsLine',
      'PaymentPlate',
      'PicturesWait',
    ];
    const shown = new Set([...named, ...parts, ...pieces]);
    const modules = import.meta.glob<Record<string, unknown>>([
      '../*/*/*.{ts,tsx}',
      '!../*/*/*.{stories,test}.tsx',
      // One story shows all icons as a table.
      '!../foundations/{icon,tokens}/*',
    ]);
    const manifests = import.meta.glob<{ exports: Record<string, string> }>('../../package.json', {
      eager: true,
    });
    const isPublic = new Set(
      Object.values(manifests)
        .flatMap(({ exports }) => Object.values(exports))
        .map((file) => file.replace('./src/', '../')),
    );
    const faces = Object.entries(modules).filter(([path]) => isPublic.has(path));
    expect(faces.length).toBeGreaterThan(60);
    const unseen: string[] = [];
    for (const [path, load] of faces) {
      const components = Object.entries(await load()).filter(
        ([name, value]) =>
          /^[A-Z][a-z]/.test(name) &&
          (typeof value === 'function' ||
            (typeof value === 'object' && value !== null && '$$typeof' in value)),
      );
      unseen.push(
        ...components.filter(([name]) => !shown.has(name)).map(([name]) => `${folderOf(path)}: ${name}`),
      );
    }
    expect(unseen, unseen.join(', ')).toEqual([]);
  });
});
