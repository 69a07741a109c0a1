import { describe, expect, it } from 'vitest';
import { readHash } from './hashes.ts';

const player = (hash: string, anchor = false) => readHash(hash, { signedIn: true, anchor });
const guest = (hash: string, anchor = false) => readHash(hash, { signedIn: false, anchor });

describe('hash shortcuts', () => {
  it('HASH-01 HASH-02 #cashbox leads to the deposit page or to login', () => {
    expect(player('#cashbox')).toEqual({ kind: 'go', to: '/cash-box/deposit' });
    expect(guest('#cashbox')).toEqual({ kind: 'go', to: '/auth/login' });
  });

  it('HASH-03 HASH-04 #register leads a guest to registration and only goes away for a player', () => {
    expect(guest('#register')).toEqual({ kind: 'go', to: '/auth/register' });
    expect(player('#register')).toEqual({ kind: 'drop' });
  });

  it('HASH-05 #auth leads to login', () => {
    expect([guest('#auth'), player('#auth')]).toEqual([
      { kind: 'go', to: '/auth/login' },
      { kind: 'go', to: '/auth/login' },
    ]);
  });

  it('HASH-06 HASH-07 #promocode leads to the bonuses or to login', () => {
    expect(player('#promocode')).toEqual({ kind: 'go', to: '/bonuses' });
    expect(guest('#promocode')).toEqual({ kind: 'go', to: '/auth/login' });
  });

  it('HASH-15 #categories scrolls on the lobby and opens nothing elsewhere', () => {
    expect([guest('#categories', true), player('#categories', true)]).toEqual([
      { kind: 'scroll' },
      { kind: 'scroll' },
    ]);
    expect(guest('#categories')).toEqual({ kind: 'none' });
  });

  it('HASH-09 HASH-10 payment windows open for a player only', () => {
    expect(player('#payment_ok')).toEqual({ kind: 'modal', name: 'payment_ok' });
    expect(player('#payment_error')).toEqual({ kind: 'modal', name: 'payment_error' });
    expect([guest('#payment_ok'), guest('#payment_error')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });

  it('HASH-11 HASH-12 #ban opens for a guest; known hashes open nothing for a player', () => {
    expect(guest('#ban')).toEqual({ kind: 'modal', name: 'ban' });
    expect([player('#ban'), player('#categories')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });

  it('CHAT-02 #chat opens the chat for everybody', () => {
    expect([guest('#chat'), player('#chat')]).toEqual([{ kind: 'chat' }, { kind: 'chat' }]);
  });

  it('HASH-13 HASH-14 an unknown hash opens the default window, unless an element carries it', () => {
    expect(player('#whatever')).toEqual({ kind: 'modal', name: 'unknown' });
    expect(player('#whatever', true)).toEqual({ kind: 'scroll' });
    expect([guest('#whatever'), player('')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });
});
