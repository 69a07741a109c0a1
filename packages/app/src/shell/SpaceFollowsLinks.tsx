import { useEffect } from 'react';

/** The link a press of Space follows; null when the press means something else. */
function linkOf(event: KeyboardEvent): HTMLAnchorElement | null {
  if (event.key !== ' ' || event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.composedPath()[0];
  // A link with a role is a part of a widget, such as a tab or a menu item, which has keys of its own.
  return target instanceof HTMLAnchorElement && target.href && !target.role ? target : null;
}

function follow(event: KeyboardEvent): void {
  const link = linkOf(event);
  if (!link) return;
  // Otherwise the browser scrolls the page.
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
