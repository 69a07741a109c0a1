import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { noticeFault, outageAtom } from './outage.ts';
import { store } from '../state/store.ts';
import { report } from '../telemetry/report.ts';

vi.mock('../telemetry/report.ts', { spy: true });

beforeEach(() => {
  vi.mocked(report)
    .mockClear()
    .mockImplementation(() => undefined);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
  startSession({ access: 'a', refresh: 'r' });
});

describe('technical issues', { tags: ['ERR-06'] }, () => {
  it('a failed balance opens the window once until it loads again', () => {
    noticeFault('balance');
    expect(store.get(outageAtom)).toBe('open');
    store.set(outageAtom, 'seen');
    noticeFault('balance');
    expect(store.get(outageAtom)).toBe('seen');
    expect(report).toHaveBeenCalledExactlyOnceWith('TECHNICAL_ISSUES_POPUP', { endpoint: 'balance' });
    store.set(outageAtom, 'none');
    noticeFault('balance');
    expect(store.get(outageAtom)).toBe('open');
  });

  it('other calls and guests have no such window', () => {
    noticeFault('offers');
    expect(store.get(outageAtom)).toBe('none');
    endSession('logout');
    noticeFault('balance');
    expect(store.get(outageAtom)).toBe('none');
  });

  it('ends with the session', () => {
    noticeFault('balance');
    endSession('logout');
    expect(store.get(outageAtom)).toBe('none');
  });
});
