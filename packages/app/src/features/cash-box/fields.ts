import type { MethodField } from '@tulpar/api/contract';
import { fieldTypeOf } from './field-types.tsx';

/** Why a field of a method cannot be sent. */
export type FieldProblem = 'required' | 'invalid';

/** The value as it is sent. */
export function sentValue(field: Pick<MethodField, 'type'>, value: string): string {
  return fieldTypeOf(field.type).normalise(value);
}

/** Longest pattern that is tried: the server writes it, and a longer one is no check of a field. */
const PATTERN_MAX = 200;

function fits(pattern: string | null, value: string): boolean {
  if (pattern === null || pattern.length > PATTERN_MAX) return true;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A pattern this browser cannot read is no reason to stop a payment: the server checks again.
    return true;
  }
}

/** Checks a value as it would be sent (VALID rows of the contract's MethodField); the server checks again. */
export function judgeField(field: MethodField, value: string): FieldProblem | null {
  const sent = sentValue(field, value);
  if (sent === '') return field.is_required && field.type !== 'hidden' ? 'required' : null;
  if (field.min_length !== null && sent.length < field.min_length) return 'invalid';
  if (field.max_length !== null && sent.length > field.max_length) return 'invalid';
  if (field.options && !field.options.some((option) => option.value === sent)) return 'invalid';
  const isValid = fieldTypeOf(field.type).validate?.(sent) ?? true;
  return isValid && fits(field.pattern, sent) ? null : 'invalid';
}

/** Values a form begins with: what was kept, else the server's own. */
export function startValues(
  fields: readonly Pick<MethodField, 'name' | 'default' | 'type'>[],
  kept: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, default: own, type }) => [
      name,
      type !== 'hidden' && Object.hasOwn(kept, name) ? (kept[name] ?? '') : (own ?? ''),
    ]),
  );
}

/** Every field as it is sent; empty optional ones are left out. */
export function sentFields(
  fields: readonly MethodField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const pairs = fields.map((field) => [field.name, sentValue(field, values[field.name] ?? '')] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** Whether any field of a method holds card data. */
export function hasCardData(fields: readonly { type: string }[]): boolean {
  return fields.some(({ type }) => fieldTypeOf(type).isSensitive);
}

/** Values that may be kept: everything but card data. */
export function keepable(
  values: Readonly<Record<string, string>>,
  fields: readonly { name: string; type: string }[],
): Record<string, string> {
  const kept = fields.filter(
    ({ name, type }) => !fieldTypeOf(type).isSensitive && Object.hasOwn(values, name),
  );
  return Object.fromEntries(kept.map(({ name }) => [name, values[name] ?? '']));
}
