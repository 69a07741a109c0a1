import type { AllCalls } from '../call.ts';
import { bonusCalls } from './bonuses.ts';
import { cashBoxCalls } from './cash-box.ts';
import { catalogueCalls } from './catalogue.ts';
import { contentCalls } from './content.ts';
import { documentCalls } from './documents.ts';
import { notificationCalls } from './notifications.ts';
import { phoneCalls, profileCalls, sessionCalls } from './profile.ts';
import { protectionCalls } from './protection.ts';
import { searchCalls } from './search.ts';
import { signInCalls } from './sign-in.ts';
import { technicalCalls, visitCalls } from './technical.ts';
import { tournamentCalls } from './tournaments.ts';

export const calls: AllCalls = {
  ...bonusCalls,
  ...cashBoxCalls,
  ...catalogueCalls,
  ...contentCalls,
  ...documentCalls,
  ...notificationCalls,
  ...phoneCalls,
  ...profileCalls,
  ...protectionCalls,
  ...searchCalls,
  ...sessionCalls,
  ...signInCalls,
  ...technicalCalls,
  ...tournamentCalls,
  ...visitCalls,
};
