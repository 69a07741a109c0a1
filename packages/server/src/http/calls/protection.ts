import { letGoOffers } from '../../domain/offers/finish.ts';
import { holdOtherAccounts } from '../../domain/players/lookalikes.ts';
import { readLimits, setLimit } from '../../domain/protection/limits.ts';
import { readPlaySession, setRealityCheck } from '../../domain/protection/play-sessions.ts';
import { readTurnover } from '../../domain/protection/turnover.ts';
import { restrict } from '../../domain/protection/restrictions.ts';
import { readRounds } from '../../domain/statements/rounds.ts';
import { readStatement } from '../../domain/statements/statement.ts';
import { readStatementLines } from '../../domain/statements/lines.ts';
import { signedIn, type Calls } from '../call.ts';

export const protectionCalls = {
  limits: (context) => readLimits(context.db, signedIn(context), context.now()),

  setLimit: (context, { body }) =>
    context.write((trx) => setLimit(trx, signedIn(context), body, context.now())),

  takeBreak: (context, { body }) =>
    context.write((trx) =>
      restrict(trx, signedIn(context).id, { kind: 'break', days: body.days }, context.now()),
    ),

  selfExclude: (context, { body }) =>
    context.write(async (trx) => {
      const { id } = signedIn(context);
      const restriction = await restrict(
        trx,
        id,
        { kind: 'self_exclusion', months: body.months },
        context.now(),
      );
      await letGoOffers(trx, id, context.now());
      await holdOtherAccounts(trx, id, context.now());
      return restriction;
    }),

  playSession: (context) => readPlaySession(context.db, signedIn(context), context.now()),

  setPlaySession: (context, { body }) =>
    context.write((trx) => setRealityCheck(trx, signedIn(context), body, context.now())),

  rounds: (context, { query }) => readRounds(context.db, signedIn(context), query),

  statement: (context, { query }) => readStatement(context.db, signedIn(context), query, context.now()),

  statementLines: (context, { query }) =>
    readStatementLines(context.db, signedIn(context), query, context.language),

  tripleTurn: (context) =>
    readTurnover(context.db, signedIn(context), context.deps.turnoverFactor, context.now()),
} satisfies Calls;
