import { send, sendRefusal } from './analytics.ts';
import { keepConsent, type ConsentChoice } from './consent.ts';
import { forgetVisitorUid } from './visitor-uid.ts';

/** Takes the visitor's choice; it holds from now on (REACH-20). A refusal is logged without any id. */
export function chooseConsent(choice: ConsentChoice): void {
  keepConsent(choice);
  if (choice === 'given') return void send('consent-given', {});
  forgetVisitorUid();
  void sendRefusal();
}
