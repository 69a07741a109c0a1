import { describe, expect, it, onTestFinished } from 'vitest';
import { linkTokenAtom } from '../platform/session/link-token.ts';
import { endSession, startSession, syncSession } from '../platform/session/session.ts';
import { rememberPlayer } from '../platform/session/visitor.ts';
import { memoryRouter, noteVisits } from './router.tsx';
import { store } from '../platform/state/store.ts';
import { pendingToastAtom } from '../platform/state/overlay-turns.ts';

const signIn = () => startSession({ access: 'sample', refresh: 'sample' });
const profile = (id: number) => rememberPlayer({ id, source_id: null, currency: 'KZT' });

function open(path: string) {
  const router = memoryRouter([path]);
  onTestFinished(noteVisits(router));
  onTestFinished(() => router.dispose());
  return { router, at: () => expect.poll(() => settled(router)) };
}

/** Path of a page that has finished navigating. */
function settled({ state }: ReturnType<typeof memoryRouter>) {
  return state.initialized && state.navigation.state === 'idle' ? state.location.pathname : null;
}

/** Opens a page and ends its session, which leads to the main page; `logIn` logs in there. */
async function left(path: string, end = () => endSession('expired')) {
  signIn();
  const { router, at } = open(path);
  await at().toBe(path.split(/[?#]/, 1)[0]);
  end();
  await at().toBe('/');
  const logIn = async () => {
    await router.navigate('/auth/login');
    signIn();
  };
  return { router, at, logIn };
}

describe('a page a guest opened', () => {
  it('is forgotten when the guest goes elsewhere', { tags: ['OP-42'] }, async () => {
    const { router, at } = open('/cash-box/deposit');
    await at().toBe('/auth/login');
    await router.navigate('/credits');
    await router.navigate('/auth/login');
    signIn();
    await at().toBe('/credits');
  });

  it('notifications open after sign-in, despite the main page', { tags: ['OP-42'] }, async () => {
    const { at } = open('/notifications');
    await at().toBe('/');
    signIn();
    await at().toBe('/notifications');
  });

  it('bonuses open after registration or a sign-in', { tags: ['ACCESS-03', 'ACCESS-05'] }, async () => {
    const { router, at } = open('/bonuses?promocode=x');
    await at().toBe('/auth/register');
    await router.navigate('/auth/login');
    signIn();
    await at().toBe('/bonuses');
    expect(router.state.location.search).toBe('?promocode=x');
  });

  it('the bonuses wait for a link that signs the guest in', { tags: ['ACCESS-04'] }, async () => {
    store.set(linkTokenAtom, { token: 'x', type: null, event: null, isNeeded: false });
    const { at } = open('/bonuses');
    await at().toBe('/bonuses');
  });

  it('is forgotten after signing out', { tags: ['ACCESS-09'] }, async () => {
    const { at } = await left('/profile', () => endSession('logout'));
    signIn();
    await at().toBe('/');
  });

  it('opens again after a login, if the server ended the session there', { tags: ['NET-09'] }, async () => {
    const { router, at, logIn } = await left('/cash-box/deposit?method=kz-card#payment_ok');
    await logIn();
    await at().toBe('/cash-box/deposit');
    expect(router.state.location).toMatchObject({ search: '?method=kz-card', hash: '#payment_ok' });
  });
});

describe('a page left because the session expired', () => {
  it.each(['/profile/settings', '/cash-box/withdrawal?amount=500', '/games/search?search=sun'])(
    '%s opens after the next sign-in, with its query',
    { tags: ['NET-12', 'ACCESS-05'] },
    async (path) => {
      const { router, at, logIn } = await left(path);
      await logIn();
      await at().toBe(path.split('?', 1)[0]);
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path);
    },
  );

  it.each([
    [7, '/profile/settings'],
    [8, '/'],
  ])('of player 7 leads player %i to %s', { tags: ['ACCESS-05'] }, async (next, path) => {
    const { at, logIn } = await left('/profile/settings', () => {
      profile(7);
      endSession('expired');
    });
    await logIn();
    await at().toBe('/profile/settings');
    profile(next);
    await at().toBe(path);
  });

  it('opens although another tab was the first to know', { tags: ['NET-12', 'ACCESS-05'] }, async () => {
    const { at, logIn } = await left('/profile/settings', () => {
      localStorage.removeItem('accessToken');
      syncSession();
    });
    localStorage.setItem('sessionMark', 'expired');
    syncSession();
    await logIn();
    await at().toBe('/profile/settings');
  });

  it('is forgotten when the guest goes elsewhere', { tags: ['ACCESS-05'] }, async () => {
    const { router, at, logIn } = await left('/profile/settings');
    await router.navigate('/credits');
    await logIn();
    await at().toBe('/credits');
  });
});

it('a reset link opened by a signed-in player says to log out first', { tags: ['ACCESS-05'] }, async () => {
  signIn();
  const { at } = open('/auth/reset-password?token=x');
  await at().toBe('/');
  expect(store.get(pendingToastAtom)).toMatchObject({ title: 'network.resetSignedIn' });
});
