import { describe, expect, it } from 'vitest';
import { inAppPath, readPush } from './push-message.ts';

const ORIGIN = 'https://play.example';

describe('a message outside the app', () => {
  it('leads to a page of the app and nowhere else', { tags: ['REACH-16'] }, () => {
    for (const path of ['/', '/cash-box/history?tx=trx_1', '/tournaments/steppe-cup#board'])
      expect([path, inAppPath(path, ORIGIN)]).toEqual([path, path]);
    for (const url of [
      'https://evil.example/',
      '//evil.example/',
      String.raw`/\evil.example`,
      'javascript:alert(1)',
      '/api/v1/profile',
      '/sandbox/players',
      '/games/../sandbox',
      '',
      5,
      null,
    ])
      expect([url, inAppPath(url, ORIGIN)]).toEqual([url, '/notifications']);
  });

  it('is shown only when it is one', { tags: ['REACH-16'] }, () => {
    const message = { title: 'Paid', body: 'See', url: '/a', tag: 'payouts:1', kind: 'payouts' };
    expect(readPush(JSON.stringify(message), ORIGIN)).toEqual({
      title: 'Paid',
      body: 'See',
      path: '/a',
      tag: 'payouts:1',
    });
    for (const text of [
      '',
      '{',
      'null',
      '5',
      '{"title":"x"}',
      '{"title":"","body":"x"}',
      '{"title":5,"body":"x"}',
    ])
      expect([text, readPush(text, ORIGIN)]).toEqual([text, null]);
  });
});
