import { describe, expect, it } from 'vitest';
import { readHash } from './hashes.ts';

const player = (hash: string, anchor = false) => readHash(hash, { signedIn: true, anchor });
const guest = (hash: string, anchor = false) => readHash(hash, { signedIn: false, anchor });

describe('hash shortcuts', () => {
  it('#cashbox leads to the deposit page or to login', { tags: ['HASH-01', 'HASH-02'] }, () => {
    expect(player('#cashbox')).toEqual({ kind: 'go', to: '/cash-box/deposit' });
    expect(guest('#cashbox')).toEqual({ kind: 'go', to: '/auth/login' });
  });

  it('#register leads a guest to registration, a player nowhere', { tags: ['HASH-03', 'HASH-04'] }, () => {
    expect(guest('#register')).toEqual({ kind: 'go', to: '/auth/register' });
    expect(player('#register')).toEqual({ kind: 'drop' });
  });

  it('#auth leads to login', { tags: ['HASH-05'] }, () => {
    expect([guest('#auth'), player('#auth')]).toEqual([
      { kind: 'go', to: '/auth/login' },
      { kind: 'go', to: '/auth/login' },
    ]);
  });

  it('#promocode leads to the bonuses or to login', { tags: ['HASH-06', 'HASH-07'] }, () => {
    expect(player('#promocode')).toEqual({ kind: 'go', to: '/bonuses' });
    expect(guest('#promocode')).toEqual({ kind: 'go', to: '/auth/login' });
  });

  it('#categories scrolls on the lobby and opens nothing elsewhere', { tags: ['HASH-15'] }, () => {
    expect([guest('#categories', true), player('#categories', true)]).toEqual([
      { kind: 'scroll' },
      { kind: 'scroll' },
    ]);
    expect(guest('#categories')).toEqual({ kind: 'none' });
  });

  it('payment windows open for a player only', { tags: ['HASH-09', 'HASH-10'] }, () => {
    expect(player('#payment_ok')).toEqual({ kind: 'modal', name: 'payment_ok' });
    expect(player('#payment_error')).toEqual({ kind: 'modal', name: 'payment_error' });
    expect([guest('#payment_ok'), guest('#payment_error')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });

  it('#ban opens for a guest; known hashes do nothing for a player', { tags: ['HASH-11', 'HASH-12'] }, () => {
    expect(guest('#ban')).toEqual({ kind: 'modal', name: 'ban' });
    expect([player('#ban'), player('#categories')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });

  it('#chat opens the chat for everybody', { tags: ['CHAT-02'] }, () => {
    expect([guest('#chat'), player('#chat')]).toEqual([{ kind: 'chat' }, { kind: 'chat' }]);
  });

  it('an unknown hash opens the default window unless it is an id', { tags: ['HASH-13', 'HASH-14'] }, () => {
    expect(player('#whatever')).toEqual({ kind: 'modal', name: 'unknown' });
    expect(player('#whatever', true)).toEqual({ kind: 'scroll' });
    expect([guest('#whatever'), player('')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });
});
