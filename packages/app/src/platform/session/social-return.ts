/** Parameters returned by a social provider; untrusted until `state` is verified. */
export interface SocialReturn {
  readonly provider: string;
  readonly token: string;
  readonly state: string;
  /** The visitor cancelled at the provider, or it refused: `token` is empty. */
  readonly isDenied: boolean;
}

const MAX = 4096;
const NAMES = ['provider', 'token', 'state', 'error'] as const;
/** Explanations of an error, which differ by provider. */
const NOTES = ['error_description', 'error_reason', 'error_code', 'error_uri'] as const;

let back: SocialReturn | null = null;

/** Removes a provider's parameters from the initial URL and the history. */
export function takeSocialReturn(address: URL): URL {
  if (!/^\/social-login\/?$/.test(address.pathname)) return address;
  const [provider = '', token = '', state = '', error = ''] = NAMES.map(
    (name) => address.searchParams.get(name) ?? '',
  );
  if (error) back = { provider, token: '', state, isDenied: true };
  else if (provider && token && token.length <= MAX) back = { provider, token, state, isDenied: false };
  const rest = new URL(address);
  for (const name of [...NAMES, ...NOTES]) rest.searchParams.delete(name);
  return rest;
}

export function socialReturn(): SocialReturn | null {
  return back;
}

export function spendSocialReturn(): void {
  back = null;
}
