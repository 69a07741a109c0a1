import type { Schema } from '@tulpar/api/contract';
import { createHash } from 'node:crypto';
import { jsonType } from './error-body.ts';
import { parse } from './parse.ts';

/** An answer of ours that the contract does not know; tells where, never what. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError';
}

/** Throws when an answer is not what the contract promises. */
export async function checkAnswer(id: string, schema: Schema, value: unknown): Promise<void> {
  const parsed = await parse(schema, value);
  if ('value' in parsed) return;
  const places = parsed.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
  throw new WrongAnswerError(`The answer of ${id} breaks the contract at ${places.join(', ')}`);
}

/** Weak entity tag of a body. */
export function entityTag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether a client already holds the body with this tag. */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const bare = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare);
}

/** A JSON answer. */
export function jsonAnswer(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, { status, headers: { 'Content-Type': jsonType, ...headers } });
}
