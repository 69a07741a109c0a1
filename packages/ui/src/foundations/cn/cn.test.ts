import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { easings, radii, shadows, typeScale } from '../tokens/scale.ts';
import { cn } from './cn.ts';

/** The parts of the Tailwind config that this file needs. It is imported from outside this package. */
interface Names {
  theme: { extend: { colors: object; boxShadow: object } };
}
const { default: config } = (await import(
  new URL('../../../../../tailwind.config.ts', import.meta.url).href
)) as { default: Names };
const css = readFileSync(new URL('../tokens/tokens.css', import.meta.url), 'utf8');
const colours = Object.keys(config.theme.extend.colors);

describe('cn', () => {
  it('keeps a size and a colour together, whichever comes first', () => {
    for (const size of typeScale)
      for (const colour of colours) {
        expect(cn(`text-${size}`, `text-${colour}`)).toBe(`text-${size} text-${colour}`);
        expect(cn(`text-${colour}`, `text-${size}`)).toBe(`text-${colour} text-${size}`);
      }
  });

  it('lets the later of two sizes and of two colours win', () => {
    for (const size of typeScale.slice(1)) expect(cn('text-display-xl', `text-${size}`)).toBe(`text-${size}`);
    for (const colour of colours.slice(1)) expect(cn('text-canvas', `text-${colour}`)).toBe(`text-${colour}`);
  });

  it('knows the radii, shadows and easings of the tokens', () => {
    for (const radius of radii) expect(cn('rounded-md', `rounded-${radius}`)).toBe(`rounded-${radius}`);
    for (const shadow of shadows) {
      expect(cn('shadow-none', `shadow-${shadow}`)).toBe(`shadow-${shadow}`);
      expect(cn(`shadow-${shadow}`, 'shadow-red')).toBe(`shadow-${shadow} shadow-red`);
    }
    for (const easing of easings) expect(cn('ease-out', `ease-${easing}`)).toBe(`ease-${easing}`);
    expect(cn('backdrop-garnet', 'backdrop-lapis')).toBe('backdrop-lapis');
  });

  it('lets a shorthand drop its parts, and a part keep its shorthand', () => {
    expect(cn('px-4 pt-2', 'p-0')).toBe('p-0');
    expect(cn('p-4', 'pt-2')).toBe('p-4 pt-2');
    expect(cn('w-4 h-4', 'size-6')).toBe('size-6');
    expect(cn('rounded-tl-md', 'rounded-lg')).toBe('rounded-lg');
    expect(cn('top-0 left-0', 'inset-2')).toBe('inset-2');
    expect(cn('-mt-2', 'mt-4')).toBe('mt-4');
    expect(cn('border-b border-line', 'border-0')).toBe('border-line border-0');
    expect(cn('border-b', 'border-b-0')).toBe('border-b-0');
  });

  it('keeps different properties and different conditions apart', () => {
    const unchanged = [
      'flex flex-col flex-1 flex-wrap',
      'border-2 border-line border-dashed',
      'border-b border-line',
      'border-t border-r-2 border-line-strong',
      'shadow-card inset-ring inset-ring-line',
      'text-body text-ink text-center text-pretty',
      'p-4 tablet:p-6 hover:p-2',
      'grid grid-cols-2 col-span-2 gap-2',
      'outline-2 outline-offset-2 outline-focus-ring',
      'min-w-0 w-full max-w-160 h-4',
      'bg-surface-1 bg-linear-to-t',
      'segmented-progress hit-44 group peer',
    ];
    for (const classes of unchanged) expect(cn(classes)).toBe(classes);
    expect(cn('tablet:p-6', 'tablet:p-8')).toBe('tablet:p-8');
    expect(cn('text-body', 'text-[1rem]')).toBe('text-[1rem]');
    expect(cn('hidden', 'flex')).toBe('flex');
    expect(cn('grow', 'flex-none')).toBe('flex-none');
  });

  it('loses nothing of the class lists that components write', () => {
    const folder = new URL('../../', import.meta.url);
    const files = globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.stories.tsx', '**/*.test.tsx'] });
    const lists = files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(
        ([, single, double]) => single ?? double ?? '',
      ),
    );
    const written = lists.filter((list) => /^\S+( \S+)+$/.test(list));
    expect(written.length).toBeGreaterThan(300);
    expect(written.filter((list) => cn(list) !== list).map((list) => [list, cn(list)])).toEqual([]);
  });

  it('drops what is falsy', () => {
    expect(cn('p-2', false, null, undefined, 0, '', 'p-4')).toBe('p-4');
  });
});

describe('token names', () => {
  const declared = new Set([...css.matchAll(/^\s+--([\w-]+):/gm)].map((match) => match[1]));

  it('name only variables that tokens.css declares', () => {
    for (const colour of colours) expect(declared, colour).toContain(colour);
    for (const size of typeScale)
      for (const part of ['size', 'leading', 'tracking', 'weight'])
        expect(declared).toContain(`${part}-${size}`);
  });

  it('are the same in the config, the theme and cn', () => {
    for (const radius of radii) expect(declared).toContain(`radius-${radius}`);
    for (const easing of easings) expect(declared).toContain(`ease-${easing}`);
    const themed = Object.keys(config.theme.extend.boxShadow);
    for (const shadow of shadows)
      expect(themed.includes(shadow) || declared.has(`shadow-${shadow}`), shadow).toBe(true);
    expect(themed.every((name) => shadows.some((shadow) => shadow === name))).toBe(true);
  });

  it('give every colour of the dark theme a light one', () => {
    const block = (start: string) => css.slice(css.indexOf(start), css.indexOf('\n}', css.indexOf(start)));
    const names = (text: string) => [...text.matchAll(/^\s+--([\w-]+): #/gm)].map((match) => match[1]);
    const light = new Set(names(block("[data-theme='light'] {")));
    const dark = names(block(':root {'));
    expect(dark.length).toBeGreaterThan(30);
    expect(dark.filter((name) => !light.has(name))).toEqual([]);
  });
});
