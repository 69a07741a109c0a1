import type { Calls } from '../call.ts';
import { bonusCalls } from './bonuses.ts';
import { cashBoxCalls } from './cash-box.ts';
import { catalogueCalls } from './catalogue.ts';
import { contentCalls } from './content.ts';
import { notificationCalls } from './notifications.ts';
import { playCalls } from './play.ts';
import { profileCalls } from './profile.ts';
import { searchCalls } from './search.ts';
import { signInCalls } from './sign-in.ts';
import { technicalCalls } from './technical.ts';
import { visitCalls } from './visits.ts';

/** Every call this server answers; the contract's others are answered with 501. */
export const calls: Calls = {
  ...bonusCalls,
  ...cashBoxCalls,
  ...catalogueCalls,
  ...contentCalls,
  ...notificationCalls,
  ...playCalls,
  ...profileCalls,
  ...searchCalls,
  ...signInCalls,
  ...technicalCalls,
  ...visitCalls,
};
