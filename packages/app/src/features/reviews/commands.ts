import { writeReview, type ReviewBody } from '@tulpar/api/contract';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { now } from '#app/platform/network/clock.ts';
import { sendCommand } from '#app/platform/network/command.ts';

/** Unsent input of the form (NEWS-09). */
export const reviewDraft = createDraft('review', now);

/** Submits a review for moderation. Field codes: rating, text. */
export const sendReview = (body: ReviewBody) => sendCommand(writeReview, { body }, { intent: 'writeReview' });
