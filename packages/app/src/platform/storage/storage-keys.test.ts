import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localUser } from '../session/session.ts';
import { rememberPlayer } from '../session/visitor.ts';
import { browserKeys, sessionKeys, tabKeys } from './keys.ts';
import { local } from './storage.ts';

const src = join(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$/.test(path) && !path.startsWith('stories'),
  )
  .map((path) => readFileSync(join(src, path), 'utf8'));

describe('what the browser keeps', () => {
  it('the local record of the player under the key user', { tags: ['STORE-02'] }, () => {
    rememberPlayer({ id: 7, source_id: 'src_1', currency: 'AZN' });
    expect(JSON.parse(local.getItem('user') ?? '')).toEqual({ id: 7, source_id: 'src_1', currency: 'AZN' });
    local.setItem('user', '{"id":"7","currency":"AZN"}');
    expect(localUser.read()).toBeNull();
    local.setItem('user', '{"id":7,"source_id":9,"currency":"AZN","role":"admin"}');
    expect(localUser.read()).toEqual({ id: 7, source_id: null, currency: 'AZN' });
  });

  it(
    'nothing of the chat, the mode of a game, the header height or the queue of notifications',
    { tags: ['STORE-04'] },
    () => {
      const keys = [...sessionKeys, ...browserKeys, ...tabKeys];
      expect(keys.filter((key) => /chat|message|demo|mode|header|height|queue|notif/i.test(key))).toEqual([]);
    },
  );

  it('only one module reaches the storage', { tags: ['STORE-04'] }, () => {
    const others = sources.filter((code) => /\b(?:localStorage|sessionStorage)\b\s*[.[?]/.test(code));
    expect(others.length).toBe(0);
  });
});
