import type { GameCard } from '@tulpar/api/contract';
import { atom } from '#app/platform/state/store.ts';

/** Says how a game counts towards the bonus that is wagered; null while none is, and for a game that does not tell. */
export const tileShareAtom = atom<{ of: (card: GameCard) => string | undefined } | null>(null);
