/** Parameters returned by a social provider; untrusted until `state` is verified. */
export interface SocialReturn {
  readonly provider: string;
  readonly token: string;
  readonly state: string;
}

const MAX = 4096;
const NAMES = ['provider', 'token', 'state'] as const;

let back: SocialReturn | null = null;

/** Removes a provider's parameters from the initial URL and the history. */
export function takeSocialReturn(address: URL): URL {
  if (!/^\/social-login\/?$/.test(address.pathname)) return address;
  const [provider = '', token = '', state = ''] = NAMES.map((name) => address.searchParams.get(name) ?? '');
  if (provider && token && token.length <= MAX) back = { provider, token, state };
  const rest = new URL(address);
  for (const name of NAMES) rest.searchParams.delete(name);
  return rest;
}

export function socialReturn(): SocialReturn | null {
  return back;
}

export function spendSocialReturn(): void {
  back = null;
}
