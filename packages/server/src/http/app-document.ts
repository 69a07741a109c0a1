import { createHash, randomBytes } from 'node:crypto';

const noncePlaceholder = '__CSP_NONCE__';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of inline elements; data blocks (JSON) are not executed and need none. */
const hashes = (html: string, element: 'script' | 'style'): string[] => {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)(?![^>]*json")[^>]*>([\\s\\S]*?)</${element}>`, 'gi');
  return [...html.matchAll(inline)]
    .map((match) => match[1] ?? '')
    .filter((text) => text !== '')
    .map(hash);
};

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Hashes of the `style` attributes of a server-rendered page. */
const styleAttributes = (html: string): string[] =>
  [...new Set([...html.matchAll(/\sstyle="([^"]+)"/g)].map(([, value = '']) => value))].map((value) =>
    hash(value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)),
  );

export interface AppDocument {
  readonly html: string;
  readonly policy: string;
}

/**
 * Prepares a built document: its inline scripts and styles are allowed by hash, nothing else inline is. If
 * the document contains `__CSP_NONCE__` (for a library that creates style elements), each response gets a new
 * nonce, for styles only: a nonce in a cached document would be useless for scripts. The live chat's origins
 * may load scripts and frames.
 */
export function prepareDocument(html: string, chatOrigins: readonly string[] = []): () => AppDocument {
  const scripts = hashes(html, 'script');
  const styles = hashes(html, 'style');
  const attributes = styleAttributes(html);
  const hasNonce = html.includes(noncePlaceholder);
  const policy = (nonce: string | null) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...scripts, ...chatOrigins].join(' '),
      ["style-src 'self'", ...styles, ...(nonce === null ? [] : [`'nonce-${nonce}'`])].join(' '),
      ...(attributes.length === 0 ? [] : [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`]),
      "img-src 'self' https: data: blob:",
      "font-src 'self'",
      ["connect-src 'self'", ...chatOrigins].join(' '),
      "media-src 'self' https:",
      ["frame-src 'self'", ...chatOrigins].join(' '),
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  if (!hasNonce) {
    const ready = { html, policy: policy(null) };
    return () => ready;
  }
  return () => {
    const nonce = randomBytes(16).toString('base64');
    // Only the first one: a text of a rendered page must not get the nonce.
    return { html: html.replace(noncePlaceholder, nonce), policy: policy(nonce) };
  };
}
