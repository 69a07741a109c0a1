import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from './drafts.ts';
import { endSession, playerId, startSession } from '../session/session.ts';
import { session } from '../storage/storage.ts';

afterEach(() => {
  vi.useRealTimers();
  session.clear();
});

describe('drafts', () => {
  it('come back for 30 minutes and then never', () => {
    vi.setSystemTime(0);
    const draft = createDraft('login');
    draft.write({ email: 'a@b.kz' });
    vi.setSystemTime(1_800_000);
    expect(draft.read()).toEqual({ email: 'a@b.kz' });
    vi.setSystemTime(1_800_001);
    expect(draft.read()).toEqual({});
  });

  it('never hold a secret', () => {
    createDraft('pay').write({
      password: 's3cret',
      new_password: 's3cret',
      passwordConfirmation: 's3cret',
      card_number: 's3cret',
      cvv: 's3cret',
      code: 's3cret',
      promo_code: 'STEPPE',
      fields: { phone: '7', cvv: 's3cret', sms_code: 's3cret' },
    });
    expect(session.getItem('draft:pay')).not.toContain('s3cret');
    expect(createDraft('pay').read()).toEqual({
      promo_code: 'STEPPE',
      fields: { phone: '7' },
    });
  });

  it('are restored only for the session that typed them', () => {
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', { protocol: 'https:' });
    const read = () => createDraft('pay').read();
    startSession({ access: 'a', refresh: null });
    createDraft('pay').write({ amount: 5 });
    expect(read()).toEqual({ amount: 5 });
    endSession('logout');
    expect(read()).toEqual({});
    startSession({ access: 'a', refresh: null });
    createDraft('pay').write({ amount: 5 });
    startSession({ access: 'b', refresh: null });
    expect(read()).toEqual({});
    endSession('logout');
  });

  it('come back to the player whose session the server ended, and to no other', () => {
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', { protocol: 'https:' });
    const draft = createDraft('pay');
    const begin = (player: string) => {
      startSession({ access: player, refresh: null });
      expect(draft.read()).toEqual({});
      playerId.write(player);
    };
    begin('7');
    draft.write({ amount: 5 });
    endSession('expired');
    expect(draft.read()).toEqual({});
    begin('7');
    expect(draft.read()).toEqual({ amount: 5 });
    endSession('expired');
    begin('8');
    expect(draft.read()).toEqual({});
    playerId.write('7');
    expect(draft.read()).toEqual({});
    endSession('logout');
  });

  it('of another shape are no drafts', () => {
    for (const broken of ['{', '[]', '{"at":0,"values":{"a":1}}', '{"at":"0","of":null,"values":{}}']) {
      session.setItem('draft:pay', broken);
      expect(createDraft('pay').read()).toEqual({});
    }
  });
});
