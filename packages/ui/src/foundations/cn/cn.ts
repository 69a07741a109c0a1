import { createTailwindMerge, validators } from 'tailwind-merge';
import { easings, shadows, typeScale } from '../tokens/scale.ts';

const { isAny, isArbitraryLength, isArbitraryShadow, isArbitraryVariableLength } = validators;

type Rule = string | ((value: string) => boolean) | { [prefix: string]: Rule[] };

/** Matches every class `name-…`, negative ones included. */
const any = (name: string): Rule[] => [{ [name]: [isAny] }];

const sides = ['t', 'r', 'b', 'l'] as const;
const corners = ['tl', 'tr', 'br', 'bl'] as const;

/** A shorthand overrides its parts: `p` overrides `px`, `py`, `pt` … */
const boxConflicts = (name: string): Record<string, string[]> => ({
  [name]: ['x', 'y', ...sides].map((part) => name + part),
  [`${name}x`]: [`${name}r`, `${name}l`],
  [`${name}y`]: [`${name}t`, `${name}b`],
});

/** Names whose classes all set one property: `w-1` and `w-2`. */
const plain =
  'inset inset-x inset-y top right bottom left z order basis aspect size w h min-w min-h max-w max-h ' +
  'p px py pt pr pb pl m mx my mt mr mb ml grid-cols grid-rows ' +
  'col-span col-start col-end row-span row-start row-end gap gap-x gap-y justify items self ' +
  'place-content place-items place-self overflow tracking leading whitespace break ' +
  'rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl ' +
  'outline-offset opacity cursor pointer-events touch select duration animate scale rotate translate-x translate-y ' +
  'fill stroke';

/** Names like those of `plain` that are also a class without a value: `rounded`. */
const withBare = 'grow shrink rounded transition';

/**
 * Names used for several properties. They match what no other group in `classGroups` matches: `text-ink` is a colour,
 * `text-left` is not.
 */
const rest = 'flex font text bg border outline shadow inset-ring object';

const each = (names: string, rules: (name: string) => Rule[]): Record<string, Rule[]> =>
  Object.fromEntries(names.split(' ').map((name) => [name, rules(name)]));

/**
 * Classes that set the same property. It has only the part of Tailwind that is in use, because the table of
 * tailwind-merge is larger than all components of the first page.
 */
const classGroups: Record<string, Rule[]> = {
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
  ],
  'sr-only': ['sr-only', 'not-sr-only'],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible'],
  isolation: ['isolate', 'isolation-auto'],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  'font-family': [{ font: ['display', 'text', 'sans', 'mono'] }],
  'text-size': [{ text: [...typeScale, isArbitraryLength, isArbitraryVariableLength] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
  decoration: ['underline', 'no-underline', 'line-through'],
  'background-image': [{ bg: ['none'] }, ...any('bg-linear-to'), ...any('bg-radial')],
  'background-size': [{ bg: [(value) => value.startsWith('[length:')] }],
  'background-position': [{ bg: [(value) => value.startsWith('[position:')] }],
  'border-width': [{ border: ['', '0', '2', '4', isArbitraryLength] }],
  ...Object.fromEntries(
    sides.map((side) => [
      `border-width-${side}`,
      [{ [`border-${side}`]: ['', '0', '2', isArbitraryLength] }],
    ]),
  ),
  'border-style': [{ border: ['solid', 'dashed', 'none'] }],
  'outline-width': [{ outline: ['', '0', '1', '2', isArbitraryLength] }],
  'outline-style': [{ outline: ['none', 'hidden', 'solid'] }],
  'shadow-size': [{ shadow: ['none', ...shadows, isArbitraryShadow] }],
  'inset-ring-width': [{ 'inset-ring': ['', '0', '1', '2', isArbitraryLength] }],
  'object-fit': [{ object: ['contain', 'cover', 'fill', 'none'] }],
  ease: [{ ease: ['linear', 'initial', 'in', 'out', 'in-out', ...easings, isAny] }],
  slant: ['slant'],
  backdrop: [{ backdrop: ['garnet', 'lapis', 'malachite', 'amber', 'turquoise', 'onyx'] }],
  ...each(plain, any),
  ...each(withBare, (name) => [name, ...any(name)]),
  ...each(rest, any),
};

/** A class on the left removes preceding ones of the groups on the right. */
const conflicts: Record<string, string[]> = {
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  size: ['w', 'h'],
  ...boxConflicts('p'),
  ...boxConflicts('m'),
  gap: ['gap-x', 'gap-y'],
  flex: ['basis', 'grow', 'shrink'],
  'text-size': ['leading'],
  'border-width': sides.map((side) => `border-width-${side}`),
  rounded: [...sides, ...corners].map((part) => `rounded-${part}`),
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'rounded-b': ['rounded-br', 'rounded-bl'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
};

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: conflicts,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [
    '*',
    '**',
    'after',
    'before',
    'placeholder',
    'file',
    'marker',
    'selection',
    'first-line',
    'first-letter',
    'backdrop',
  ],
}));

/** Class strings; falsy values are ignored. */
export type ClassValue = string | false | null | undefined | 0;

/**
 * Joins class names; the last of two that set the same property wins. Call once per element, where a
 * component merges the caller's `className`.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(classes.filter(Boolean).join(' '));
}
