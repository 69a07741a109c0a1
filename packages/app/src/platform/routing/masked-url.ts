/** Stands in for what must not be told. */
const MASK = '***';

/** Parameters that sign somebody in, confirm something or name a person. */
const SECRET = /^(?:.*token|code|password|email|phone|refresh|access|auth|undo)$/i;

/** Pages whose path ends in a secret or an address of a person. */
const SECRET_PATH = /^(\/(?:confirm-email|unsubscribe)\/)[^/]+/;

/** Tried and not asked about: engines say yes to addresses they then refuse, very long ones for example. */
function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * An address as logs, analytics and cookies may hold it: tokens, codes and contacts are replaced, in the query, in the
 * hash and in the path (OP-117). What is no http(s) address is ''.
 */
export function maskedUrl(address: string): string {
  const url = parsed(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.replace(SECRET_PATH, `$1${MASK}`);
  for (const name of new Set(url.searchParams.keys()))
    if (SECRET.test(name)) url.searchParams.set(name, MASK);
  if (url.hash.includes('=')) url.hash = '';
  return url.href;
}
