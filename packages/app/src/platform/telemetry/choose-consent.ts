import { keepConsent, type ConsentChoice } from './consent.ts';
import { track, trackRefusal } from './track.ts';
import { forgetVisitorUid } from './visitor-uid.ts';

/** Applies the visitor's choice immediately (REACH-20). A refusal is logged without any id. */
export function chooseConsent(choice: ConsentChoice): void {
  keepConsent(choice);
  if (choice === 'given') return track('consent-given');
  forgetVisitorUid();
  trackRefusal();
}
