import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { noticeFault, trouble } from './trouble.ts';

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
  startSession({ access: 'a', refresh: 'r' });
});

describe('technical issues', () => {
  it('ERR-06 a fault of the balance calls for the window, once until it is there again', () => {
    noticeFault('balance');
    expect(trouble.get()).toBe('open');
    trouble.set('seen');
    noticeFault('balance');
    expect(trouble.get()).toBe('seen');
    trouble.set('none');
    noticeFault('balance');
    expect(trouble.get()).toBe('open');
  });

  it('ERR-06 other calls and guests have no such window', () => {
    noticeFault('offers');
    expect(trouble.get()).toBe('none');
    endSession('logout');
    noticeFault('balance');
    expect(trouble.get()).toBe('none');
  });

  it('ERR-06 it goes with the session', () => {
    noticeFault('balance');
    endSession('logout');
    expect(trouble.get()).toBe('none');
  });
});
