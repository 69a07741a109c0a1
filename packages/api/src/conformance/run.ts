import { holdCommands } from './commands.ts';
import { createFindings } from './findings.ts';
import type { Finding } from './findings.ts';
import { holdHostile } from './hostile.ts';
import { holdMoney } from './money.ts';
import { holdReads } from './reads.ts';
import { holdSignIn } from './sign-in.ts';
import { holdStream } from './stream.ts';
import { createVisitor } from './visitor.ts';
import type { Player } from './visitor.ts';

export interface Conformance {
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  /** A test player: deposits are started and a few harmless settings change. */
  readonly player: Player;
  readonly fetch?: typeof fetch;
  /** Ids of the calls to check; all by default. */
  readonly only?: readonly string[] | undefined;
}

/** Checks a live server against the contract, one call after another. Throws if the player cannot log in. */
export async function runConformance({ origin, player, only, ...ports }: Conformance): Promise<Finding[]> {
  const send = ports.fetch ?? fetch;
  const findings = createFindings(only ?? null);
  const wants = (...ids: readonly string[]) => ids.some((id) => findings.wants({ id }));
  const visitor = await createVisitor(origin, player, send);
  if (wants('authenticate', 'refresh')) await holdSignIn(findings, visitor);
  await holdReads(findings, visitor);
  const isMoney = wants('pay', 'transactions', 'balance', 'events');
  const act = isMoney ? await holdMoney(findings, visitor) : null;
  if (wants('events')) await holdStream(findings, visitor, send, act);
  await holdCommands(findings, visitor);
  await holdHostile(findings, visitor);
  return findings.all();
}
