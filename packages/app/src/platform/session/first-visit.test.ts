import { beforeEach, expect, it, vi } from 'vitest';
import { rememberFirstVisit } from './first-visit.ts';

let jar: Map<string, string>;
const written: string[] = [];

beforeEach(() => {
  jar = new Map();
  written.length = 0;
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ''] = text.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    },
  });
});

it('keeps the start of the first visit for 720 hours', { tags: ['STORE-05', 'STORE-06'] }, () => {
  rememberFirstVisit('https://a.kz/?lnd=summer&auth_token=s3cr3t', 'https://search.kz/?q=casino');
  expect(jar.get('tl')).toBe(encodeURIComponent('https://a.kz/?lnd=summer&auth_token=***'));
  expect(jar.get('tr')).toBe(encodeURIComponent('https://search.kz/?q=casino'));
  expect(written.every((text) => text.includes('Max-Age=2592000'))).toBe(true);
});

it('a later visit changes nothing', { tags: ['STORE-05', 'STORE-06'] }, () => {
  rememberFirstVisit('https://a.kz/', 'https://search.kz/');
  rememberFirstVisit('https://a.kz/games', 'https://other.kz/');
  expect(written).toHaveLength(2);
});

it('a visit from nowhere leaves no referrer', { tags: ['STORE-06'] }, () => {
  rememberFirstVisit('https://a.kz/', '');
  expect(jar.has('tr')).toBe(false);
});
