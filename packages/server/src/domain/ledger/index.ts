export { lockPlayer, readBalances } from './balances.ts';
export type { Balances } from './balances.ts';
export { NotEnoughMoneyError, post, UnbalancedPostingError } from './post.ts';
export type { Entry, HouseAccountKind, PlayerAccountKind, Posting } from './post.ts';
