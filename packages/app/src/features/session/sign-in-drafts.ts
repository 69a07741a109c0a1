import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';

/** Unsent input of the login form in this tab, without the password. */
export const loginDraft = createDraft('login', now);

/** Unsent input of the registration form in this tab, without the password. */
export const registerDraft = createDraft('register', now);
