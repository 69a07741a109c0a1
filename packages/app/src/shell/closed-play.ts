import type { BottomMenuItem } from '@tulpar/ui/bottom-menu';
import type { SidebarGroup } from '@tulpar/ui/sidebar';
import type { ComponentType } from 'react';
import type { RouteId } from '../platform/routing/paths.ts';
import { sessionAtom } from '../platform/state/session-atom.ts';
import type { NavItemsInput } from './nav-items.tsx';

/** What the frame shows while play is closed for the player. */
export interface ClosedPlay {
  /** Whether a page leads to play or to an offer: then the card stands in its place. */
  readonly closes: (id: RouteId) => boolean;
  readonly Card: ComponentType;
  readonly menu: (input: NavItemsInput) => BottomMenuItem[];
  readonly sidebar: (input: NavItemsInput) => SidebarGroup[];
}

/**
 * The one guard of every way to play (SAFE-10, SAFE-11): null while play is open. `PlayGate` sets it and brings the card
 * and the menus along, so that other visits load none of them.
 */
export const closedPlayAtom = sessionAtom<ClosedPlay | null>(null);
