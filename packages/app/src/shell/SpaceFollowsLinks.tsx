import { useEffect } from 'react';

/** The focused link Space should activate, or null. */
function linkOf(event: KeyboardEvent): HTMLAnchorElement | null {
  if (event.key !== ' ' || event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.composedPath()[0];
  // A link with a role is part of a widget, such as a tab or a menu item, with its own keys.
  return target instanceof HTMLAnchorElement && target.href && !target.role ? target : null;
}

function follow(event: KeyboardEvent): void {
  const link = linkOf(event);
  if (!link) return;
  // Prevents the browser from scrolling the page.
  event.preventDefault();
  if (!event.repeat) link.click();
}

/** Space on a focused link acts as a click, as it does on a button (A11Y-01). */
export function SpaceFollowsLinks() {
  useEffect(() => {
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);
  return null;
}
