import { expect, it } from 'vitest';
import { extraPages } from './build-settings.ts';

it(
  'a build that offers the app names reviews and the app as well, any other does not',
  { tags: ['FOOT-05'] },
  () => {
    expect(extraPages('on')).toEqual(['reviews', 'downloadApp']);
    expect([undefined, '', 'off', 'true'].map((setting) => extraPages(setting))).toEqual([[], [], [], []]);
  },
);
