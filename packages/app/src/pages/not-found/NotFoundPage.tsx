/** Page for unknown paths. */
export { UnknownPage as Page } from '#app/features/games/pages.ts';
