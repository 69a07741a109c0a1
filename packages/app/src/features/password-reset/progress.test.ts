import { describe, expect, it } from 'vitest';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { afterSending, beginning, type Beginning } from './use-reset.ts';

const NOW = Date.parse('2026-01-12T09:00:00Z');
const MINUTE = 60_000;
const begin = (given: Partial<Beginning>) =>
  beginning({ carried: {}, draft: {}, entry: 'here', phone: null, hasLink: false, now: NOW, ...given });

describe('a reset', () => {
  it('begins with e-mail, or with what the sign-in form carried', { tags: ['RESET-01'] }, () => {
    expect(begin({})).toMatchObject({ step: 'request', tab: 'email', email: '', phone: '' });
    expect(begin({ carried: { tab: 'phone', phone: '+7 (701) 123-45-67', email: 'a@b.kz' } })).toMatchObject({
      step: 'request',
      tab: 'phone',
      email: 'a@b.kz',
      phone: '77011234567',
    });
    expect(begin({ carried: { tab: 'social' } }).tab).toBe('email');
  });

  it('keeps over a reload what was typed after a link had carried something', () => {
    const carried = { tab: 'email', email: 'carried@b.kz' };
    const typed = { tab: 'email', email: 'typed@b.kz' };
    expect(begin({ carried, draft: { ...typed, entry: 'here' } }).email).toBe('typed@b.kz');
    expect(begin({ carried, draft: { ...typed, entry: 'before' } }).email).toBe('carried@b.kz');
  });

  it('offers the phone that was being reset', { tags: ['RESET-05'] }, () => {
    expect(begin({ phone: '77011234567' })).toMatchObject({ tab: 'phone', phone: '77011234567' });
    expect(begin({ phone: '<b>' })).toMatchObject({ tab: 'email', phone: '' });
  });

  it('waits as long as the server requires, up to a maximum', () => {
    const phone = begin({ carried: { tab: 'phone', phone: '77011234567' } });
    const clocks = { sentAt: 1, now: NOW };
    expect(afterSending(phone, 60, clocks)).toMatchObject({ step: 'code', sentAt: 1, retryAt: NOW + MINUTE });
    expect(afterSending(begin({}), 1e9, clocks)).toMatchObject({ step: 'sent', retryAt: NOW + 60 * MINUTE });
  });

  it('continues after a reload while the sent code or link is valid', () => {
    const draft = createDraft('reset');
    const phone = begin({ carried: { tab: 'phone', phone: '77011234567' } });
    const sent = afterSending(phone, 60, { sentAt: NOW, now: NOW });
    draft.write({ ...sent });
    expect(begin({ draft: draft.read(), now: NOW + 10 * MINUTE - 1 })).toEqual(sent);
    expect(begin({ draft: draft.read(), now: NOW + 10 * MINUTE })).toMatchObject({
      step: 'request',
      tab: 'phone',
      phone: '77011234567',
    });
  });

  it('begins at the link of a letter, whatever was going on before', () => {
    const draft = { step: 'code', phone: '77011234567', tab: 'phone', sentAt: NOW, retryAt: NOW };
    expect(begin({ draft, hasLink: true }).step).toBe('link');
  });

  it('ignores a draft of another shape', () => {
    expect(begin({ draft: { step: 'link', email: 7, phone: [], tab: {}, sentAt: 'x' } })).toMatchObject({
      step: 'request',
      tab: 'email',
      email: '',
      phone: '',
    });
    expect(begin({ draft: { step: 'code', phone: '', sentAt: NOW } }).step).toBe('request');
    expect(begin({ draft: { step: 'sent', email: 'a@b.kz', sentAt: 9e15, retryAt: 9e15 } })).toMatchObject({
      step: 'sent',
      sentAt: NOW,
      retryAt: NOW + 60 * MINUTE,
    });
  });
});
