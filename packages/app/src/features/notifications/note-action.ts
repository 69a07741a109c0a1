import { siteOrigin } from '#app/platform/routing/site-origin.ts';
import { NotificationAction } from '@tulpar/api/contract';
import { parseSafeUrl } from '#app/platform/routing/router.tsx';

/** Button of a notification; `text` is the server's, or null for the app's own. */
export type NoteButton =
  | { readonly kind: 'chat'; readonly text: string | null }
  | { readonly kind: 'link'; readonly text: string | null; readonly href: string };

/**
 * Parses the button of a notification (NOTIF-13). The server's text is untrusted: null for invalid JSON, an
 * unknown kind or an unsafe link.
 */
export function noteButton(action: string | null, origin: string = siteOrigin()): NoteButton | null {
  if (!action) return null;
  let value: unknown;
  try {
    value = JSON.parse(action);
  } catch {
    return null;
  }
  const { data } = NotificationAction.safeParse(value);
  const button = data?.button;
  if (!button) return null;
  const text = button.text?.trim() || null;
  if (button.type === 'chat') return { kind: 'chat', text };
  const href = button.type === 'link' ? button.url : null;
  return href && parseSafeUrl(href, origin) ? { kind: 'link', text, href } : null;
}
