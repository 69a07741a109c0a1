import { expect, it } from 'vitest';
import { preconnect } from '../packages/app/build/document.ts';

it('one link for each host of the operator, first in the head', { tags: ['LAYOUT-13'] }, () => {
  const hosts = ['https://cdn.example', 'https://games.example', 'https://media.example'];
  expect(preconnect(`${hosts.join(', ')} https://cdn.example/a?b`)).toEqual(
    hosts.map((href) => ({ tag: 'link', attrs: { rel: 'preconnect', href }, injectTo: 'head-prepend' })),
  );
  expect(preconnect()).toEqual([]);
});

it('an address that is none is an error of the build', () => {
  expect(() => preconnect('cdn.example')).toThrow('Invalid URL');
});
