// How games count towards a bonus, for the shell: what every page of a player loads must not bring the lists of games.
export { contributionOf } from './facts.ts';
export { isRoundOpenAtom, tileShareAtom } from './atoms.ts';
