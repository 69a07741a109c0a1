import { href } from '../platform/routing/router.tsx';

/** Known hashes (OP-14). */
const KNOWN = new Set([
  'cashbox',
  'register',
  'auth',
  'promocode',
  'payment_ok',
  'payment_error',
  'ban',
  'categories',
  'chat',
]);

type HashAction =
  | { kind: 'go'; to: string }
  | { kind: 'drop' }
  | { kind: 'modal'; name: 'payment_ok' | 'payment_error' | 'ban' | 'unknown' }
  | { kind: 'chat' }
  | { kind: 'scroll' }
  | { kind: 'none' };

/**
 * Maps the URL's hash to an action (HASH-01…HASH-15). `anchor`: whether an element of the page has this id;
 * such a hash only scrolls.
 */
export function readHash(
  hash: string,
  { signedIn, anchor }: { signedIn: boolean; anchor: boolean },
): HashAction {
  const name = hash.replace(/^#/, '');
  if (name === '') return { kind: 'none' };
  if (anchor) return { kind: 'scroll' };
  switch (name) {
    case 'cashbox':
      return { kind: 'go', to: signedIn ? href('deposit') : href('login') };
    case 'register':
      return signedIn ? { kind: 'drop' } : { kind: 'go', to: href('register') };
    case 'auth':
      return { kind: 'go', to: href('login') };
    case 'promocode':
      return { kind: 'go', to: signedIn ? href('bonuses') : href('login') };
    case 'chat':
      return { kind: 'chat' };
    case 'payment_ok':
    case 'payment_error':
      return signedIn ? { kind: 'modal', name } : { kind: 'none' };
    case 'ban':
      return signedIn ? { kind: 'none' } : { kind: 'modal', name };
    default:
      return signedIn && !KNOWN.has(name) ? { kind: 'modal', name: 'unknown' } : { kind: 'none' };
  }
}
