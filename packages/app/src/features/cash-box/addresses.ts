/** Address the provider sends the browser to when a payment fails; goes out as `fail_url` (CASH-14, OP-57). */
export function failUrl(origin: string): string {
  return `${origin}/#payment_error`;
}

const TYPE = /^[a-z0-9_]{1,64}$/;

/** The fail address with the reason in its query; an unreadable type is left out. */
export function failUrlFor(url: string, errorType: string | null): string {
  const target = new URL(url);
  const type = errorType?.toLowerCase() ?? '';
  if (TYPE.test(type)) target.searchParams.set('error_type', type);
  return target.href;
}
