import type { FaultKind } from '../../db/operation-tables.ts';
import { mailPromotion } from '../../domain/content/promotions.ts';
import { openGameSession } from '../../domain/rounds/game-session.ts';
import type { Country } from '../../domain/locale/locale.ts';
import {
  addFault,
  anyCall,
  callNames,
  clearFaults,
  faultStatuses,
  longestDelay,
  mostTimes,
  blockRegion,
  moveTime,
  resetTime,
} from '../state.ts';
import { readCount, invalid, type Action } from './perform.ts';

const units: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 24 * 3_600_000 };
const countries: readonly Country[] = ['KZ', 'AZ'];
const kinds: readonly FaultKind[] = ['status', 'delay', 'drop', 'lose'];

/** Moves the clock of every server forward, or resets it to real time. */
export const changeTime: Action = async ({ input, trx }) => {
  if (input('do') === 'reset') {
    await resetTime(trx);
    return { did: 'reset' };
  }
  const count = readCount(input('count'), 1, 100_000);
  const unit = Object.hasOwn(units, input('unit')) ? units[input('unit')] : undefined;
  if (input('do') !== 'move' || count === null || unit === undefined) return invalid;
  return (await moveTime(trx, count * unit))
    ? { did: 'move', subject: `${count} ${input('unit')}` }
    : invalid;
};

export const changeRegion: Action = async ({ input, trx }) => {
  if (input('do') === 'unblock') {
    await blockRegion(trx, null);
    return { did: 'unblock' };
  }
  const country = countries.find((known) => known === input('country')) ?? null;
  if (input('do') !== 'block' || (country === null && input('country') !== '')) return invalid;
  await blockRegion(trx, { country });
  return { did: 'block', subject: country ?? '–' };
};

/** Adds a fault for the next responses of one call or of any call. */
export const makeFail: Action = async ({ input, trx, now }) => {
  const call = input('call');
  const kind = kinds.find((known) => known === input('kind'));
  const times = readCount(input('times'), 1, mostTimes);
  const status = faultStatuses.find((known) => String(known) === input('status'));
  const seconds = /^\d{1,4}([.,]\d{1,3})?$/.test(input('seconds')) ? input('seconds').replace(',', '.') : '0';
  const delayMs = Math.round(Number(seconds) * 1_000);
  if (kind === undefined || times === null || (call !== anyCall && !callNames.includes(call))) return invalid;
  if (kind === 'status' && status === undefined) return invalid;
  if (kind === 'delay' && (delayMs < 1 || delayMs > longestDelay)) return invalid;
  await addFault(
    trx,
    {
      call,
      kind,
      status: kind === 'status' ? (status ?? null) : null,
      delayMs: kind === 'delay' ? delayMs : null,
      times,
    },
    now(),
  );
  return { did: 'fault', subject: `${call} ${kind} ×${times}` };
};

export const makeWork: Action = async ({ trx }) => {
  await clearFaults(trx);
  return { did: 'clear' };
};

export const openDemo: Action = async ({ deps, origin, input, trx, now }) => {
  const slug = input('slug');
  const game = /^[\w-]{1,100}$/.test(slug) ? await deps.games.find(trx, slug) : null;
  if (game === null || !game.hasDemo) return invalid;
  const session = {
    player_id: null,
    game_slug: game.slug,
    mode: 'demo',
    currency: 'KZT',
    language: 'en',
    app_origin: origin,
    opened_by: null,
  } as const;
  const id = await openGameSession(trx, session, now());
  return {
    did: 'demo',
    subject: game.slug,
    leadsTo: `/sandbox/games/${game.slug}?s=${id}&lang=en`,
  };
};

export const sendPromotionMail: Action = async ({ deps, origin, input, trx, now }) => {
  const slug = input('promotion');
  const sent = await mailPromotion(deps, trx, { slug, appOrigin: origin }, now());
  return sent === null ? invalid : { did: 'mail', subject: `${slug} ×${sent}` };
};
