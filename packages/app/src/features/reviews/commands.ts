import { writeReview, type ReviewBody } from '@tulpar/api/contract';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { now } from '#app/platform/network/clock.ts';
import { sendCommand, useCommand, type CommandWork } from '#app/platform/network/command.ts';
import { REVIEWS_KEY } from './queries.ts';

/** What is typed into the form (NEWS-09). */
export const reviewDraft = createDraft('review', now);

/** Sends a review to be checked; the lists are read again whatever came of it. Field codes: rating, text. */
export function useWriteReview(work: Pick<CommandWork<ReviewBody, unknown>, 'onSuccess' | 'onError'>) {
  return useCommand((body: ReviewBody) => sendCommand(writeReview, { body }, { intent: 'writeReview' }), {
    invalidates: [REVIEWS_KEY],
    ...work,
  });
}
