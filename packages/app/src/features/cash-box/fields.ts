import type { MethodField } from '@tulpar/api/contract';

/** Why a field of a method cannot be sent. */
export type FieldProblem = 'required' | 'invalid';

const DIGITS: ReadonlySet<string> = new Set(['phone', 'card_number']);

/** The value as it is sent: digits only for phones and card numbers, else without outer spaces. */
export function sentValue(field: Pick<MethodField, 'type'>, value: string): string {
  return DIGITS.has(field.type) ? value.replace(/\D/g, '') : value.trim();
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
  return fits(field.pattern, sent) ? null : 'invalid';
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

/** Keyboard a phone shows for a field. */
export function keyboardOf(type: string): 'text' | 'tel' | 'numeric' {
  if (type === 'phone') return 'tel';
  return type === 'number' || type === 'card_number' || type === 'card_expiry' ? 'numeric' : 'text';
}
