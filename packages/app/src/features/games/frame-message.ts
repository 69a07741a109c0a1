import { isRecord } from '#app/platform/storage/storage.ts';

/**
 * Messages from a game: loaded (`ready`), bet sent (`bet`), round over (`round`), bet refused for
 * insufficient balance (`funds`) or another reason (`refused`), session over (`ended`).
 */
export type FrameMessage = 'ready' | 'bet' | 'round' | 'funds' | 'refused' | 'ended';

const KNOWN: readonly FrameMessage[] = ['ready', 'bet', 'round', 'funds', 'refused', 'ended'];
const SOURCE = 'tulpar-game';

export interface FrameEvent {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/**
 * Reads a message from the game's own frame. Any page can post messages to this window, so the source must be the
 * frame; the origin of a sandboxed frame is `null`. Only the type of the message is used.
 */
export function readFrameMessage(event: FrameEvent, frame: unknown): FrameMessage | null {
  if (!frame || event.source !== frame || event.origin !== 'null' || !isRecord(event.data)) return null;
  if (event.data['source'] !== SOURCE) return null;
  const { type } = event.data;
  return KNOWN.find((kind) => kind === type) ?? null;
}

/** Whether a round is open after a message: it lasts from a bet until its result. */
export function isOpenAfter(message: FrameMessage, isOpen: boolean): boolean {
  return message === 'ready' ? isOpen : message === 'bet';
}

/**
 * Stake selected in the game, minor units; null for other messages or invalid amounts. Used only for a
 * warning: the server determines the stake.
 */
export function readStake(event: FrameEvent, frame: unknown): number | null {
  if (!frame || event.source !== frame || event.origin !== 'null' || !isRecord(event.data)) return null;
  const { source, type, amount } = event.data;
  return source === SOURCE && type === 'stake' && Number.isSafeInteger(amount) && Number(amount) >= 0
    ? Number(amount)
    : null;
}

/** Why the server refused a round, as reported by the game: a limit or a restriction. */
export type RoundRefusal =
  | 'LOSS_LIMIT_REACHED'
  | 'WAGER_LIMIT_REACHED'
  | 'TIME_LIMIT_REACHED'
  | 'PLAYER_RESTRICTED';

export type LimitRefusal = Exclude<RoundRefusal, 'PLAYER_RESTRICTED'>;

const REFUSALS: readonly RoundRefusal[] = [
  'LOSS_LIMIT_REACHED',
  'WAGER_LIMIT_REACHED',
  'TIME_LIMIT_REACHED',
  'PLAYER_RESTRICTED',
];

/** Reason of a `refused` message; null for other messages and unknown reasons (SAFE-06). */
export function readRefusal(event: FrameEvent, frame: unknown): RoundRefusal | null {
  if (readFrameMessage(event, frame) !== 'refused' || !isRecord(event.data)) return null;
  const { code } = event.data;
  return REFUSALS.find((known) => known === code) ?? null;
}
