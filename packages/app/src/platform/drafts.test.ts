import { describe, expect, it } from 'vitest';
import { createDraft } from './drafts.ts';
import { memoryArea } from './storage.ts';

describe('drafts', () => {
  it('come back for 30 minutes and then never', () => {
    let now = 0;
    const draft = createDraft('login', () => now, memoryArea());
    draft.write({ email: 'a@b.kz' });
    now = 1_800_000;
    expect(draft.read()).toEqual({ email: 'a@b.kz' });
    now += 1;
    expect(draft.read()).toEqual({});
  });

  it('never hold a secret', () => {
    const area = memoryArea();
    createDraft('pay', () => 0, area).write({
      password: 's3cret',
      new_password: 's3cret',
      passwordConfirmation: 's3cret',
      card_number: 's3cret',
      cvv: 's3cret',
      code: 's3cret',
      promo_code: 'STEPPE',
    });
    expect(area.getItem('draft:pay')).not.toContain('s3cret');
    expect(createDraft('pay', () => 0, area).read()).toEqual({ promo_code: 'STEPPE' });
  });
});
