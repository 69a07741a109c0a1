// A separate entry for the shell: every page of a player loads it, so it must not include the lists.
export { contributionOf } from './facts.ts';
export { isRoundOpenAtom, tileShareAtom } from './atoms.ts';
