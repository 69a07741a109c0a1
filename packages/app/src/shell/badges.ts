import { sessionAtom } from '../platform/state/session-atom.ts';

/** Badge of a navigation item (null: a dot) with its accessible label. */
export interface NavBadge {
  readonly count: number | null;
  readonly label: string;
}

/**
 * Badges of the frame. `Badges` calculates them after the page has loaded; their items are rendered from the
 * first frame, so nothing moves.
 */
export const badges = {
  /** Available bonuses (MENU-03). */
  bonuses: sessionAtom<NavBadge | null>(null),
  /** An unread chat message, shown on the profile item (CHAT-03). */
  chat: sessionAtom<NavBadge | null>(null),
  /** Unread notifications (HEAD-04). */
  unread: sessionAtom<NavBadge | null>(null),
};
