const MASK = '***';

/** Parameters that log in, confirm something or identify a person. */
const SECRET = /^(?:.*token|code|password|email|phone|refresh|access|auth|undo)$/i;

/** Pages whose path ends in a secret or a person's address. */
const SECRET_PATH = /^(\/(?:confirm-email|unsubscribe)\/)[^/]+/;

/** Not `URL.canParse`, which accepts some URLs the constructor rejects. */
function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** URL for logs and analytics: secrets in query, hash and path are masked (OP-117). '' unless http(s). */
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
