import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { cleanLines } from '@tulpar/api/contract';
import type { Database } from '../../db/types.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Refusal } from '../../domain/errors/refusal.ts';
import { lockedPlayer } from '../../domain/ledger/post.ts';
import { serverOrigin } from '../../http/origins.ts';
import { followTime } from '../state.ts';
import { readForm } from '../html.ts';
import { linkTo, type ConsoleVariables } from './page-parts.ts';
import { playerById, type PlayerRow } from './records.ts';

/** Value of a form field without invisible characters; empty if not sent. */
export type Input = (name: string) => string;

/** Reads form fields; files are ignored. */
export const inputOf =
  (form: Readonly<Record<string, unknown>>): Input =>
  (name) => {
    const value = Object.hasOwn(form, name) ? form[name] : undefined;
    return typeof value === 'string' ? cleanLines(value) : '';
  };

/** Parses a number with up to two decimals, in hundredths; null if invalid. */
export function readHundredths(text: string): number | null {
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : null;
}

/** Parses an amount in major units, in minor units; null if invalid or 0. */
export function readAmount(text: string): number | null {
  const amount = readHundredths(text);
  return amount !== null && amount > 0 ? amount : null;
}

/** Parses a date field, `yyyy-MM-dd`; null if invalid. */
export function readDay(text: string): string | null {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}

/** Parses an integer from `min` to `max`; null if invalid. */
export function readCount(text: string, min: number, max: number): number | null {
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= min && number <= max ? number : null;
}

/** Value of an optional field: null if the field is empty, undefined if it is invalid. */
export const optional = <Value>(text: string, value: Value | null): Value | null | undefined =>
  text === '' ? null : (value ?? undefined);

const doneTexts = {
  open_tournament: 'Tournament opened',
  cancel_tournament: 'Tournament cancelled',
  end_tournament: 'Tournament ended',
  ban: 'Player banned',
  unban: 'Ban lifted',
  grant: 'Offer granted',
  expire: 'Offer ended',
  status: 'Status changed',
  promo: 'Promo code saved',
  send: 'Notification sent',
  ticket: 'Ticket given',
  approve_payment: 'Transaction approved',
  decline_payment: 'Transaction declined',
  hold_payment: 'Withdrawal held',
  release_payment: 'Withdrawal released',
  send_payment: 'Withdrawal sent',
  deposit: 'Deposit started',
  approve_document: 'Document approved',
  decline_document: 'Document declined',
  move: 'Clock moved',
  reset: 'Time is real again',
  block: 'Region closed',
  unblock: 'Region open',
  fault: 'Failure added',
  clear: 'Failures removed',
  demo: 'Slot opened',
  mail: 'Promotion emails sent',
  promotion: 'Promotion changed',
  publish_review: 'Review published',
  decline_review: 'Review declined',
  method: 'Payment method changed',
  erase: 'Data of the player erased',
  let_in: 'Player let in',
  banned_pay_out: 'Money paid out',
  banned_keep: 'Money withheld',
  answer_review: 'Reply published',
};

export const doneText = (action: string): string | null =>
  Object.hasOwn(doneTexts, action) ? doneTexts[action as keyof typeof doneTexts] : null;

const onceForm = /^[\w-]{16,64}$/;
const backForm = /^\/sandbox(\/players(\/\d{1,10})?|\/news|\/promo-codes)?$/;

/** Why nothing was done: a field is invalid, or the target was already handled or does not exist. */
type Problem = 'invalid' | 'handled';

/** Result of an action: done, if need be with a page to open, or a problem. */
export type Outcome =
  | { readonly did: keyof typeof doneTexts; readonly subject?: string; readonly leadsTo?: string }
  | { readonly problem: Problem };

export const invalid: Outcome = { problem: 'invalid' };
export const alreadyHandled: Outcome = { problem: 'handled' };

/** Result of an action that can be done once; not `isDone`: already handled. */
export const once = (isDone: boolean, did: keyof typeof doneTexts, subject: string): Outcome =>
  isDone ? { did, subject } : alreadyHandled;

export interface ActionContext {
  readonly deps: Dependencies;
  /** Origin of the server, as the browser sees it. */
  readonly origin: string;
  /** Id in the path of the action; empty if the path has none. */
  readonly id: string;
  readonly input: Input;
  readonly trx: Transaction<Database>;
  /** Read the time after taking locks, so that an action is later than what it waited for. */
  now(): Date;
}

export type Action = (context: ActionContext) => Promise<Outcome>;

/** Makes an action for the player whose id is in the path; the action holds the player's lock. */
export const forPlayer =
  (action: (context: ActionContext, player: PlayerRow) => Promise<Outcome>): Action =>
  async (context) => {
    const player = await playerById(context.trx, context.id);
    if (player === undefined) return alreadyHandled;
    return await action(context, await lockedPlayer(context.trx, player.id));
  };

/** Thrown to roll back a transaction; contains the result to show. */
class Undone extends Error {
  readonly query: Readonly<Record<string, string>>;

  constructor(query: Readonly<Record<string, string>>) {
    super('Nothing was done');
    this.query = query;
  }
}

/**
 * Performs the action of a form and stores its audit record in the same transaction, so a form submitted twice acts
 * once. Redirects to the page of the form, which shows the result, or to the page that the action opens.
 */
export async function perform(
  deps: Dependencies,
  context: Context<{ Variables: ConsoleVariables }>,
  action: Action,
): Promise<Response> {
  const input = inputOf(await readForm(context));
  const back = backForm.test(input('back')) ? input('back') : '/sandbox';
  const lead = (query: Readonly<Record<string, string>>) => context.redirect(linkTo(back, query), 303);
  const id = context.req.param('id') ?? '';
  const origin = serverOrigin(deps.config, new URL(context.req.url));
  const formId = input('once');
  if (!onceForm.test(formId)) return lead({ problem: 'invalid' });
  const now = () => deps.clock.now();
  try {
    const { did, leadsTo } = await deps.db.transaction().execute(async (trx) => {
      const noted = await trx
        .insertInto('sandbox_actions')
        .values({ once: formId, action: '', subject: null, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('once')
        .executeTakeFirst();
      if (noted === undefined) throw new Undone({ problem: 'repeated' });
      const outcome = await action({ deps, origin, id, input, trx, now });
      if ('problem' in outcome) throw new Undone({ problem: outcome.problem });
      await trx
        .updateTable('sandbox_actions')
        .set({ action: outcome.did, subject: outcome.subject ?? null })
        .where('once', '=', formId)
        .execute();
      return outcome;
    });
    // Change the clock after the commit; other processes read the new time with their next request.
    await followTime(deps);
    return leadsTo === undefined ? lead({ done: did }) : context.redirect(leadsTo, 303);
  } catch (error) {
    if (error instanceof Undone) return lead(error.query);
    if (error instanceof Refusal) return lead({ problem: 'refused', code: error.code });
    throw error;
  }
}
