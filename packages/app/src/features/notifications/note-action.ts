import { siteOrigin } from '#app/platform/routing/site-origin.ts';
import { NotificationAction } from '@tulpar/api/contract';
import { judgeUrl } from '#app/platform/routing/router.tsx';

/** What the button of a notification does; `text` is the server's own, or null for the app's. */
export type NoteButton =
  | { readonly kind: 'chat'; readonly text: string | null }
  | { readonly kind: 'link'; readonly text: string | null; readonly href: string };

/**
 * Reads the button of a notification (NOTIF-13). The text is the server's and may be anything: what is no JSON, no known
 * kind of button or leads nowhere safe is no button.
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
  return href && judgeUrl(href, origin) ? { kind: 'link', text, href } : null;
}
