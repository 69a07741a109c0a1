import { session, storedText } from '../storage/storage.ts';

const seen = () => storedText('seenBefore');
const first = () => storedText('firstVisit', session);

/** Records a visit of this browser; the tab of the first visit is marked. */
export function noteVisit(): void {
  if (seen().read() !== null) return;
  seen().write('yes');
  first().write('yes');
}

/** Whether this tab is the first visit of the browser (REACH-15). */
export const isFirstVisit = (): boolean => first().read() !== null || seen().read() === null;
