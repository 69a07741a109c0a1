import { afterEach, describe, expect, it } from 'vitest';
import { linkTokenAtom } from '../platform/session/link-token.ts';
import { endSession, startSession } from '../platform/session/session.ts';
import { memoryRouter } from './router.tsx';
import { store } from '../platform/state/store.ts';

const signIn = () => startSession({ access: 'sample', refresh: 'sample' });

function open(path: string) {
  const router = memoryRouter([path]);
  return { router, at: () => expect.poll(() => settled(router)) };
}

/** Path of a page that has come to rest. */
function settled({ state }: ReturnType<typeof memoryRouter>) {
  return state.initialized && state.navigation.state === 'idle' ? state.location.pathname : null;
}

afterEach(() => {
  store.set(linkTokenAtom, null);
  endSession('logout');
  localStorage.clear();
  sessionStorage.clear();
});

describe('a page a guest asked for', () => {
  it('is forgotten when the guest goes elsewhere', { tags: ['OP-42'] }, async () => {
    const { router, at } = open('/cash-box/deposit');
    await at().toBe('/auth/login');
    await router.navigate('/credits');
    await router.navigate('/auth/login');
    signIn();
    await at().toBe('/credits');
    router.dispose();
  });

  it(
    'the notifications open after sign-in, though the guest was sent to main',
    { tags: ['OP-42'] },
    async () => {
      const { router, at } = open('/notifications');
      await at().toBe('/');
      signIn();
      await at().toBe('/notifications');
      router.dispose();
    },
  );

  it(
    'the bonuses open after registration, also after changing to signing in',
    { tags: ['ACCESS-03', 'ACCESS-05'] },
    async () => {
      const { router, at } = open('/bonuses?promocode=x');
      await at().toBe('/auth/register');
      await router.navigate('/auth/login');
      signIn();
      await at().toBe('/bonuses');
      expect(router.state.location.search).toBe('?promocode=x');
      router.dispose();
    },
  );

  it('the bonuses wait for a link that signs the guest in', { tags: ['ACCESS-04'] }, async () => {
    store.set(linkTokenAtom, { token: 'x', type: null, event: null, isNeeded: false });
    const { router, at } = open('/bonuses');
    await at().toBe('/bonuses');
    router.dispose();
  });

  it('who signs out leaves nothing to come back to', { tags: ['ACCESS-09'] }, async () => {
    signIn();
    const { router, at } = open('/profile');
    await at().toBe('/profile');
    endSession('logout');
    await at().toBe('/');
    signIn();
    await at().toBe('/');
    router.dispose();
  });
});
