import { afterEach, describe, expect, it } from 'vitest';
import { handOverStyleNonce } from './style-nonce.ts';

const NAME = '__webpack_nonce__';
const found = () => Object.entries(globalThis).find(([name]) => name === NAME)?.[1] as unknown;

function arrive(content: string) {
  const meta = document.createElement('meta');
  meta.name = 'style-nonce';
  meta.content = content;
  document.head.append(meta);
  handOverStyleNonce();
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, NAME);
});

describe('the nonce for styles', () => {
  it('is handed over, and taken out of the document', () => {
    arrive('bm9uY2U=');
    expect(found()).toBe('bm9uY2U=');
    expect(document.querySelector('meta[name="style-nonce"]')).toBeNull();
  });

  it('is none where no server put one in', () => {
    arrive('__CSP_NONCE__');
    arrive('');
    handOverStyleNonce();
    expect(found()).toBeUndefined();
  });
});
