import { isRecord } from '#app/platform/storage/storage.ts';

/**
 * What a game may tell the page around it: it stands (`ready`), a bet is on its way (`bet`), a round is over (`round`),
 * a bet was not taken because of the balance (`funds`) or for another reason (`refused`), nothing more can be played in
 * this session (`ended`).
 */
export type FrameMessage = 'ready' | 'bet' | 'round' | 'funds' | 'refused' | 'ended';

const KNOWN: readonly FrameMessage[] = ['ready', 'bet', 'round', 'funds', 'refused', 'ended'];
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

/** Whether a round is open after a message: from the bet until the game says what became of it. */
export function isOpenAfter(message: FrameMessage, isOpen: boolean): boolean {
  return message === 'ready' ? isOpen : message === 'bet';
}

/**
 * The stake a game says is chosen for the next round, minor units; null for another message or what is no amount. Only
 * a warning is made of it: the server decides what a round costs.
 */
export function readStake(event: FrameEvent, frame: unknown): number | null {
  if (!frame || event.source !== frame || event.origin !== 'null' || !isRecord(event.data)) return null;
  const { source, type, amount } = event.data;
  return source === SOURCE && type === 'stake' && Number.isSafeInteger(amount) && Number(amount) >= 0
    ? Number(amount)
    : null;
}

/** Why a game says the server has refused a round: a limit of the player, or a break. */
export type RoundRefusal =
  'LOSS_LIMIT_REACHED' | 'WAGER_LIMIT_REACHED' | 'TIME_LIMIT_REACHED' | 'PLAYER_RESTRICTED';

/** A refusal because of a limit. */
export type LimitRefusal = Exclude<RoundRefusal, 'PLAYER_RESTRICTED'>;

const REFUSALS: readonly RoundRefusal[] = [
  'LOSS_LIMIT_REACHED',
  'WAGER_LIMIT_REACHED',
  'TIME_LIMIT_REACHED',
  'PLAYER_RESTRICTED',
];

/** The reason in a message `refused`; null for another message, and for one that names none we know (SAFE-06). */
export function readRefusal(event: FrameEvent, frame: unknown): RoundRefusal | null {
  if (readFrameMessage(event, frame) !== 'refused' || !isRecord(event.data)) return null;
  const { code } = event.data;
  return REFUSALS.find((known) => known === code) ?? null;
}
