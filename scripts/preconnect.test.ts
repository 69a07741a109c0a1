import { describe, expect, it } from 'vitest';
import { origins, preconnect } from '../packages/app/build/preconnect.ts';

function tags(list?: string) {
  const { configResolved, transformIndexHtml } = preconnect();
  if (typeof configResolved !== 'function' || typeof transformIndexHtml !== 'function')
    throw new Error('the plugin has changed its shape');
  Reflect.apply(configResolved, null, [{ env: list === undefined ? {} : { VITE_PRECONNECT: list } }]);
  return Reflect.apply(transformIndexHtml, null, []) as unknown;
}

describe('preconnect links', () => {
  it('one for each host of the operator, before anything else in the head', { tags: ['LAYOUT-13'] }, () => {
    const hosts = ['https://cdn.example', 'https://games.example', 'https://media.example'];
    expect(tags(hosts.join(', '))).toEqual(
      hosts.map((href) => ({ tag: 'link', attrs: { rel: 'preconnect', href }, injectTo: 'head-prepend' })),
    );
  });

  it('none where everything comes from one origin', () => {
    expect(tags()).toEqual([]);
  });

  it('only the origin counts, and a host once', () => {
    expect(origins('https://cdn.example/a?b https://cdn.example/c')).toEqual(['https://cdn.example']);
  });

  it.each(['cdn.example', 'javascript:alert(1)', 'data:,'])('%s is an error of the build', (address) => {
    expect(() => origins(address)).toThrow('VITE_PRECONNECT');
  });
});
