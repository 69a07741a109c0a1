import { isRecord } from '#app/platform/storage.ts';

/** What a game may tell the page around it. */
export type FrameMessage = 'ready' | 'round' | 'funds' | 'ended';

const KNOWN: readonly FrameMessage[] = ['ready', 'round', 'funds', 'ended'];
const SOURCE = 'tulpar-game';

/** The part of a message event that is looked at. */
export interface FrameEvent {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/**
 * Reads a message of the game's own frame. Any page may send messages here, so it must come from that very window; a
 * frame in the sandbox has no origin, which the browser writes as `null`. Nothing in it is believed but its kind.
 */
export function readFrameMessage(event: FrameEvent, frame: unknown): FrameMessage | null {
  if (!frame || event.source !== frame || event.origin !== 'null' || !isRecord(event.data)) return null;
  if (event.data['source'] !== SOURCE) return null;
  const { type } = event.data;
  return KNOWN.find((kind) => kind === type) ?? null;
}
