import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';

/** What was typed into the form of signing in, in this tab, without the password. */
export const loginDraft = createDraft('login', now);

/** What was typed into the form of registering, in this tab, without the password. */
export const registerDraft = createDraft('register', now);
