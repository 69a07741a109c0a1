import type { BottomMenuItem } from '@tulpar/ui/bottom-menu';
import type { SidebarGroup } from '@tulpar/ui/sidebar';
import type { ComponentType } from 'react';
import type { RouteId } from '../platform/routing/paths.ts';
import { sessionAtom } from '../platform/state/session-atom.ts';
import type { NavItemsInput } from './nav-items.tsx';

/** Replacements in the app frame while play is closed. */
export interface ClosedPlay {
  /** Whether a page leads to play or to an offer and is replaced by the card. */
  readonly closes: (id: RouteId) => boolean;
  readonly Card: ComponentType;
  readonly menu: (input: NavItemsInput) => BottomMenuItem[];
  readonly sidebar: (input: NavItemsInput) => SidebarGroup[];
}

/**
 * The only guard of play (SAFE-10, SAFE-11): null while play is open. `PlayGate` sets it together with the
 * card and the menus, so that other visits do not load them.
 */
export const closedPlayAtom = sessionAtom<ClosedPlay | null>(null);
