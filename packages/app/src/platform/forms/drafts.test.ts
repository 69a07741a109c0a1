import { describe, expect, it, vi } from 'vitest';
import { createDraft } from './drafts.ts';
import { endSession, startSession } from '../session/session.ts';
import { memoryArea } from '../storage/storage.ts';

describe('drafts', () => {
  it('come back for 30 minutes and then never', () => {
    let now = 0;
    const draft = createDraft('login', memoryArea(), () => now);
    draft.write({ email: 'a@b.kz' });
    now = 1_800_000;
    expect(draft.read()).toEqual({ email: 'a@b.kz' });
    now += 1;
    expect(draft.read()).toEqual({});
  });

  it('never hold a secret', () => {
    const area = memoryArea();
    createDraft('pay', area, () => 0).write({
      password: 's3cret',
      new_password: 's3cret',
      passwordConfirmation: 's3cret',
      card_number: 's3cret',
      cvv: 's3cret',
      code: 's3cret',
      promo_code: 'STEPPE',
      fields: { phone: '7', cvv: 's3cret', sms_code: 's3cret' },
    });
    expect(area.getItem('draft:pay')).not.toContain('s3cret');
    expect(createDraft('pay', area, () => 0).read()).toEqual({
      promo_code: 'STEPPE',
      fields: { phone: '7' },
    });
  });

  it('are restored only for the session that typed them', () => {
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', { protocol: 'https:' });
    const area = memoryArea();
    const read = () => createDraft('pay', area, () => 0).read();
    startSession({ access: 'a', refresh: null });
    createDraft('pay', area, () => 0).write({ amount: 5 });
    expect(read()).toEqual({ amount: 5 });
    endSession('logout');
    expect(read()).toEqual({});
    startSession({ access: 'a', refresh: null });
    createDraft('pay', area, () => 0).write({ amount: 5 });
    startSession({ access: 'b', refresh: null });
    expect(read()).toEqual({});
    endSession('logout');
  });

  it('of another shape are no drafts', () => {
    const area = memoryArea();
    for (const broken of ['{', '[]', '{"at":0,"values":{"a":1}}', '{"at":"0","of":null,"values":{}}']) {
      area.setItem('draft:pay', broken);
      expect(createDraft('pay', area, () => 0).read()).toEqual({});
    }
  });
});
