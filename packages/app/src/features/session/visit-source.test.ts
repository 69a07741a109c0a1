import { expect, it, vi } from 'vitest';
import { linkTokenAtom } from '#app/platform/session/link-token.ts';
import { startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { recordVisitSource } from './visit-source.ts';

it(
  'the system browser gets the session of a login link, not the link, which works once',
  { tags: ['PLAT-10'] },
  () => {
    const assign = vi.fn<(address: string) => void>();
    vi.stubGlobal('location', { href: 'https://a.kz/bonuses', origin: 'https://a.kz', assign });
    vi.stubGlobal('document', { addEventListener: () => undefined, cookie: '' });
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) [FBAN/FBIOS]' });
    store.set(linkTokenAtom, { token: 'code', type: 'pwa', event: null, isNeeded: false });
    recordVisitSource();
    expect(assign).not.toHaveBeenCalled();
    startSession({ access: 'acc', refresh: 'ref' });
    store.set(linkTokenAtom, null);
    expect(assign.mock.calls).toEqual([['x-safari-https://a.kz/bonuses?auth_token=ref']]);
  },
);
