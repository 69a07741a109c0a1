import { sessionAtom } from '../platform/state/session-atom.ts';

/** A number on a place of the menus (null: a dot), and what it says to who cannot see where it stands. */
export interface NavBadge {
  readonly count: number | null;
  readonly label: string;
}

/**
 * Numbers of the frame. `Badges` counts them and comes after the page stands; what draws them is there from the first
 * frame, so only the badge appears and nothing moves.
 */
export const badges = {
  /** Bonuses that can be taken (MENU-03). */
  bonuses: sessionAtom<NavBadge | null>(null),
  /** An unseen message in the chat; it stands on the profile (CHAT-03). */
  chat: sessionAtom<NavBadge | null>(null),
  /** Notifications nobody has read (HEAD-04). */
  unread: sessionAtom<NavBadge | null>(null),
};
