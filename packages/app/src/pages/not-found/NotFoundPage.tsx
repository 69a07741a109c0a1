export { UnknownPage as Page } from '#app/features/games/pages.ts';
