import { User } from '@tulpar/api/contract';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it(
  'there are guests and players: no page is for anybody else, and no player has a role',
  { tags: ['PLAT-01'] },
  () => {
    expect(Object.values(paths).filter((path) => /admin|operator|back-?office|manage/i.test(path))).toEqual(
      [],
    );
    expect(Object.keys(User.def.shape).filter((name) => /role|admin|permission/i.test(name))).toEqual([]);
  },
);
