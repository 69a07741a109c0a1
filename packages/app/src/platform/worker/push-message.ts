import { SERVER_PATHS } from './requests.ts';

/** Content of a notification (REACH-16). */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  /** A path of the app. */
  readonly path: string;
  readonly tag: string;
}

/** Path for a message that names no page of the app. */
const HOME = '/notifications';

/** In-app path of a message, whatever URL it contains (REACH-16). */
export function inAppPath(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url)) return HOME;
  let address: URL;
  try {
    address = new URL(url, origin);
  } catch {
    return HOME;
  }
  const isApps = address.origin === origin && !SERVER_PATHS.some((path) => path.test(address.pathname));
  return isApps ? `${address.pathname}${address.search}${address.hash}` : HOME;
}

/** Parses a message; null if it is invalid. */
export function readPush(text: string, origin: string): ShownPush | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { title, body, url, tag } = value as Record<string, unknown>;
  if (typeof title !== 'string' || title === '' || typeof body !== 'string') return null;
  return { title, body, path: inAppPath(url, origin), tag: typeof tag === 'string' ? tag : '' };
}
