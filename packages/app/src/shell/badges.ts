import { sessionAtom } from '../platform/state/session-atom.ts';

/** Badge of a navigation item (null: a dot) with its accessible label. */
export interface NavBadge {
  readonly count: number | null;
  readonly label: string;
}

/** Badges of the frame, calculated by `Badges` after the load, in items of the first frame. */
export const badges = {
  /** Available bonuses (MENU-03). */
  bonuses: sessionAtom<NavBadge | null>(null),
  /** An unread chat message, shown on the profile item (CHAT-03). */
  chat: sessionAtom<NavBadge | null>(null),
  /** Unread notifications (HEAD-04). */
  unread: sessionAtom<NavBadge | null>(null),
};
