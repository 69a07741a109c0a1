/** What a social provider sent back with the visitor; untrusted until its `state` was compared. */
export interface SocialReturn {
  readonly provider: string;
  readonly token: string;
  readonly state: string;
}

const MAX = 4096;
const NAMES = ['provider', 'token', 'state'] as const;

let back: SocialReturn | null = null;

/** Takes a provider's answer out of the first address, so that it stays neither in the bar nor in the history. */
export function takeSocialReturn(address: URL): URL {
  if (!/^\/social-login\/?$/.test(address.pathname)) return address;
  const [provider = '', token = '', state = ''] = NAMES.map((name) => address.searchParams.get(name) ?? '');
  if (provider && token && token.length <= MAX) back = { provider, token, state };
  const rest = new URL(address);
  for (const name of NAMES) rest.searchParams.delete(name);
  return rest;
}

/** The answer of a provider, until it is used up. */
export function socialReturn(): SocialReturn | null {
  return back;
}

/** Uses the answer up: it has signed somebody in, or never will. */
export function spendSocialReturn(): void {
  back = null;
}
