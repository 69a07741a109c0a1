type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null as an alternative becomes `nullable`, and other alternatives their common type. */
function alternatives(choices: readonly Json[]): JsonObject {
  const left = choices.filter(isObject).filter(({ type }) => type !== 'null');
  const nullable = left.length < choices.length ? { nullable: true } : {};
  const [only = {}, ...others] = left;
  if (others.length > 0)
    return { type: left.every(({ type }) => type === 'string') ? 'string' : 'object', ...nullable };
  // In 3.0 nothing may be next to a reference.
  return '$ref' in only ? { allOf: [only], ...nullable } : { ...(convert(only) as JsonObject), ...nullable };
}

function convertObject(schema: JsonObject): Json {
  const { const: constant, type, enum: values, anyOf, oneOf, items } = schema;
  if (constant !== undefined && !isObject(constant)) {
    const { const: _constant, ...rest } = schema;
    return convert({ ...rest, enum: [constant] });
  }
  if (Array.isArray(type)) {
    const left = type.find((name) => name !== 'null') ?? 'object';
    return { ...(convert({ ...schema, type: left }) as JsonObject), nullable: true };
  }
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return alternatives(choices);
  // Older generators write enumerations of strings only, and requests with one file only.
  if (Array.isArray(values) && type !== 'string') {
    const { enum: _values, ...rest } = schema;
    return convert(rest);
  }
  if (isObject(items) && items['format'] === 'binary') return { type: 'string', format: 'binary' };
  if (type === 'string' && schema['format'] === 'binary') return { type, format: 'binary' };
  const { propertyNames: _names, additionalProperties: more, ...rest } = schema;
  const isOpen = isObject(more) && Object.keys(more).length === 0;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, convert(value)])),
    ...(more === undefined ? {} : { additionalProperties: isOpen ? true : convert(more) }),
  };
}

const convert = (value: Json): Json =>
  isObject(value) ? convertObject(value) : Array.isArray(value) ? value.map(convert) : value;

/**
 * The contract as OpenAPI 3.0 for generators that do not know 3.1. It is less exact: a choice between objects
 * becomes any object, and a choice between known and other words any word.
 */
export const olderOpenapi = (document: JsonObject): JsonObject => ({
  ...(convert(document) as JsonObject),
  openapi: '3.0.3',
});
