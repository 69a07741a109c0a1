import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/types.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Refusal } from '../../domain/errors/refusal.ts';
import { followTime } from '../state.ts';
import { readForm } from '../html.ts';
import { linkTo } from './desk.ts';
import type { DeskVariables } from './desk.ts';
import { inputOf } from './input.ts';
import type { Input } from './input.ts';
import type { ActionName } from './texts.ts';

const onceForm = /^[\w-]{16,64}$/;
const backForm = /^\/sandbox(\/players(\/\d{1,10})?|\/news|\/promo-codes)?$/;

/** Nothing was done: a field is invalid, or it was already handled. */
type Problem = 'invalid' | 'handled';

/** Result of an action: done, optionally with a redirect, or a problem. */
export type Outcome =
  | { readonly did: ActionName; readonly subject?: string; readonly leadsTo?: string }
  | { readonly problem: Problem };

export interface ActionContext {
  readonly input: Input;
  readonly trx: Transaction<Database>;
  readonly now: Date;
}

/** Carries the result out of a transaction that must be rolled back. */
class Undone extends Error {
  readonly query: Readonly<Record<string, string>>;

  constructor(query: Readonly<Record<string, string>>) {
    super('Nothing was done');
    this.query = query;
  }
}

/**
 * Executes a form's action in one transaction with its audit record: a form submitted twice acts once.
 * Redirects to the page of the form, which shows the result.
 */
export async function perform(
  deps: Dependencies,
  context: Context<{ Variables: DeskVariables }>,
  action: (context: ActionContext) => Promise<Outcome>,
): Promise<Response> {
  const input = inputOf(await readForm(context));
  const back = backForm.test(input('back')) ? input('back') : '/sandbox';
  const lead = (query: Readonly<Record<string, string>>) => context.redirect(linkTo(back, query), 303);
  const once = input('once');
  if (!onceForm.test(once)) return lead({ problem: 'invalid' });
  const now = deps.clock.now();
  try {
    const { did, leadsTo } = await deps.db.transaction().execute(async (trx) => {
      const noted = await trx
        .insertInto('sandbox_actions')
        .values({ once, action: '', subject: null, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('once')
        .executeTakeFirst();
      if (noted === undefined) throw new Undone({ problem: 'repeated' });
      const outcome = await action({ input, trx, now });
      if ('problem' in outcome) throw new Undone({ problem: outcome.problem });
      await trx
        .updateTable('sandbox_actions')
        .set({ action: outcome.did, subject: outcome.subject ?? null })
        .where('once', '=', once)
        .execute();
      return outcome;
    });
    // Applied only after the commit; other processes see it with their next request.
    await followTime(deps);
    return leadsTo === undefined ? lead({ done: did }) : context.redirect(leadsTo, 303);
  } catch (error) {
    if (error instanceof Undone) return lead(error.query);
    if (error instanceof Refusal) return lead({ problem: 'refused', code: error.code });
    throw error;
  }
}
