import { expect, it } from 'vitest';
import { byteRange } from './index.ts';

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-5000', { first: 90, last: 99 }],
  ['bytes=-30', { first: 70, last: 99 }],
  ['bytes=-5000', { first: 0, last: 99 }],
])('%s of 100 bytes', { tags: ['API-51'] }, (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it.each([null, '', 'bytes=', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'lines=0-5', 'bytes=a-b'])(
  '%s is answered with the whole file',
  { tags: ['API-51'] },
  (header) => {
    expect(byteRange(header, 100)).toBe('whole');
  },
);

it.each(['bytes=100-', 'bytes=-0', 'bytes=100-200'])('%s lies outside', { tags: ['API-51'] }, (header) => {
  expect(byteRange(header, 100)).toBe('outside');
});
