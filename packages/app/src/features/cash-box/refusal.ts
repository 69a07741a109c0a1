import { isApiError, type ApiError } from '#app/platform/network/api.ts';

/** What a refused payment says, by place: the amount, single fields, or the form as a whole. Codes, not texts. */
export interface Refusal {
  /** The server did not answer for good: everything is kept and the button may be pressed again. */
  isUnanswered: boolean;
  amount: readonly string[];
  fields: Readonly<Record<string, readonly string[]>>;
  form: readonly string[];
}

const PREFIX = 'fields.';

function byField(error: ApiError): Record<string, readonly string[]> {
  const found = Object.entries(error.fields).filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(found.map(([name, codes]) => [name.slice(PREFIX.length), codes]));
}

/** Sorts an error of the payment call by the place where it is shown. */
export function refusalOf(error: unknown): Refusal {
  const none = { amount: [], fields: {}, form: [] };
  if (!isApiError(error)) return { isUnanswered: false, ...none, form: ['DEFAULT'] };
  if (error.retryable || error.kind === 'aborted') return { isUnanswered: true, ...none };
  const amount = [...(error.fields['amount'] ?? []), ...(error.fields['currency'] ?? [])];
  const fields = byField(error);
  const rest = Object.entries(error.fields).flatMap(([name, codes]) =>
    name === 'amount' || name === 'currency' || name.startsWith(PREFIX) ? [] : codes,
  );
  const isPlaced = amount.length > 0 || Object.keys(fields).length > 0;
  const form = rest.length > 0 ? rest : isPlaced ? [] : [error.code ?? 'DEFAULT'];
  return { isUnanswered: false, amount, fields, form };
}
