import { keepConsent, type ConsentChoice } from './consent.ts';
import { track, trackRefusal } from './track.ts';
import { forgetVisitorUid } from './visitor-uid.ts';

/** Takes the visitor's choice; it holds from now on (REACH-20). A refusal is logged without any id. */
export function chooseConsent(choice: ConsentChoice): void {
  keepConsent(choice);
  if (choice === 'given') return track('consent-given');
  forgetVisitorUid();
  trackRefusal();
}
