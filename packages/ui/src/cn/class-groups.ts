import { validators } from 'tailwind-merge';
import { easings, shadows, typeScale } from '../tokens/scale.ts';

const { isAny, isArbitraryLength, isArbitraryShadow, isArbitraryVariableLength } = validators;

type Rule = string | ((value: string) => boolean) | { [prefix: string]: Rule[] };

/** Classes `name-anything`, negative ones included. */
const any = (...names: string[]): Rule[] => names.map((name) => ({ [name]: [isAny] }));

const sides = ['t', 'r', 'b', 'l'] as const;
const corners = ['tl', 'tr', 'br', 'bl'] as const;

/** A shorthand and its parts, which it overrides: `p` over `px`, `py`, `pt` … */
const boxGroups = (name: string): Record<string, Rule[]> =>
  Object.fromEntries(['', 'x', 'y', ...sides].map((part) => [name + part, any(name + part)]));
const boxConflicts = (name: string): Record<string, string[]> => ({
  [name]: ['x', 'y', ...sides].map((part) => name + part),
  [`${name}x`]: [`${name}r`, `${name}l`],
  [`${name}y`]: [`${name}t`, `${name}b`],
});

/**
 * Which classes set the same property: the part of Tailwind this package and its callers use, nothing more. The
 * library's own table knows all of Tailwind and weighs more than all components of the first page.
 */
export const classGroups: Record<string, Rule[]> = {
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
  inset: any('inset'),
  'inset-x': any('inset-x'),
  'inset-y': any('inset-y'),
  ...Object.fromEntries(
    ['top', 'right', 'bottom', 'left', 'z', 'order', 'basis', 'aspect', 'size'].map((name) => [
      name,
      any(name),
    ]),
  ),
  ...Object.fromEntries(['w', 'h', 'min-w', 'min-h', 'max-w', 'max-h'].map((name) => [name, any(name)])),
  ...boxGroups('p'),
  ...boxGroups('m'),
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  flex: any('flex'),
  grow: ['grow', ...any('grow')],
  shrink: ['shrink', ...any('shrink')],
  'grid-cols': any('grid-cols'),
  'grid-rows': any('grid-rows'),
  ...Object.fromEntries(
    ['col', 'row']
      .flatMap((line) => ['span', 'start', 'end'].map((part) => `${line}-${part}`))
      .map((name) => [name, any(name)]),
  ),
  gap: any('gap'),
  'gap-x': any('gap-x'),
  'gap-y': any('gap-y'),
  justify: any('justify'),
  items: any('items'),
  self: any('self'),
  'place-content': any('place-content'),
  'place-items': any('place-items'),
  'place-self': any('place-self'),
  overflow: any('overflow'),
  'font-family': [{ font: ['display', 'text', 'sans', 'mono'] }],
  'font-weight': any('font'),
  'text-size': [{ text: [...typeScale, isArbitraryLength, isArbitraryVariableLength] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-colour': any('text'),
  'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
  tracking: any('tracking'),
  leading: any('leading'),
  whitespace: any('whitespace'),
  break: any('break'),
  decoration: ['underline', 'no-underline', 'line-through'],
  'background-image': [{ bg: ['none'] }, ...any('bg-linear-to', 'bg-radial')],
  'background-size': [{ bg: [(value) => value.startsWith('[length:')] }],
  'background-position': [{ bg: [(value) => value.startsWith('[position:')] }],
  background: any('bg'),
  rounded: ['rounded', ...any('rounded')],
  ...Object.fromEntries(sides.map((side) => [`rounded-${side}`, any(`rounded-${side}`)])),
  ...Object.fromEntries(corners.map((corner) => [`rounded-${corner}`, any(`rounded-${corner}`)])),
  'border-width': [{ border: ['', '0', '2', '4', isArbitraryLength] }],
  ...Object.fromEntries(
    sides.map((side) => [
      `border-width-${side}`,
      [{ [`border-${side}`]: ['', '0', '2', isArbitraryLength] }],
    ]),
  ),
  'border-style': [{ border: ['solid', 'dashed', 'none'] }],
  'border-colour': any('border'),
  'outline-width': [{ outline: ['', '0', '1', '2', isArbitraryLength] }],
  'outline-style': [{ outline: ['none', 'hidden', 'solid'] }],
  'outline-offset': any('outline-offset'),
  'outline-colour': any('outline'),
  shadow: [{ shadow: ['none', ...shadows, isArbitraryShadow] }],
  'shadow-colour': any('shadow'),
  'inset-ring-width': [{ 'inset-ring': ['', '0', '1', '2', isArbitraryLength] }],
  'inset-ring-colour': any('inset-ring'),
  opacity: any('opacity'),
  'object-fit': [{ object: ['contain', 'cover', 'fill', 'none'] }],
  'object-position': any('object'),
  cursor: any('cursor'),
  'pointer-events': any('pointer-events'),
  touch: any('touch'),
  select: any('select'),
  transition: ['transition', ...any('transition')],
  duration: any('duration'),
  ease: [{ ease: ['linear', 'initial', 'in', 'out', 'in-out', ...easings, isAny] }],
  animate: any('animate'),
  scale: any('scale'),
  rotate: any('rotate'),
  'translate-x': any('translate-x'),
  'translate-y': any('translate-y'),
  fill: any('fill'),
  stroke: any('stroke'),
  slant: ['slant'],
  ground: [{ ground: ['garnet', 'lapis', 'malachite', 'amber', 'turquoise', 'onyx'] }],
};

/** A class on the left drops the ones of the groups on the right that stand before it. */
export const conflicts: Record<string, string[]> = {
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
