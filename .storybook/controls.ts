import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

const isUndefined = (type: SBType) => type.name === 'other' && type.value === 'undefined';

const simple: Readonly<Record<string, 'boolean' | 'text' | 'number'>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
};

/** Type of a prop without `undefined`, because the types of optional props name it explicitly. */
function given(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const rest = type.value.filter((member) => !isUndefined(member));
  return rest.length === 1 && rest[0] ? rest[0] : type;
}

function dressed(input: InputType): InputType {
  const { type } = input;
  if (typeof type !== 'object') return input;
  const own = given(type);
  const summary = type.raw?.replace(/\s*\|\s*undefined$/, '') ?? input.table?.type?.summary;
  const described: InputType = {
    ...input,
    table: { ...input.table, ...(summary ? { type: { ...input.table?.type, summary } } : {}) },
  };
  if (own.name === 'enum') {
    return { ...described, options: own.value, control: { type: own.value.length > 5 ? 'select' : 'radio' } };
  }
  const control = simple[own.name];
  if (control) return { ...described, control: { type: control } };
  // The table of props cannot edit elements and functions.
  if (own.name === 'function' || (own.name === 'other' && /React|JSX|Ref</.test(own.value)))
    return { ...described, control: false };
  return described;
}

/** Gives every prop a control that fits its type: a switch for a boolean, a choice for a union of strings. */
export const readableControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, dressed(input)]),
  ) as typeof argTypes;
