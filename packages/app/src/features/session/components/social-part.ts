import { lazyPart } from '#app/platform/loading/lazy-part.ts';

/** The social tab, fetched when it is opened: most players sign in by a contact. */
export const SocialPart = lazyPart(async () => (await import('./SocialPanel.tsx')).SocialPanel);
