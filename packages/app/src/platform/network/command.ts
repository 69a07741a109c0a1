import type { AnswerOf, CommandEndpoint, InputOf } from '@tulpar/api/contract';
import { isApiError, isDefinitive } from '@tulpar/api/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionPort } from '../session/session.ts';
import { client } from './client.ts';
import { createIntents, type Intent, type IntentStore } from './intents.ts';

const intents = createIntents({ newKey: client.newKey, generation: sessionPort.generation });

/** How one command is sent. */
export interface CommandOptions {
  /** What the player wants: the same input under the same intent keeps its key until the server has settled it. */
  readonly intent: Intent;
  /** Stores the intent over a reload; for payments. */
  readonly store?: IntentStore;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

/** Whether the server has settled a command that failed: a repeat under the same key would get the same answer. */
function isSettled(error: unknown): boolean {
  return isApiError(error) && error.kind !== 'idempotencyInFlight' && isDefinitive(error.status, error.code);
}

/**
 * Sends a command of the contract; rejects with `ApiError`. The one function that makes, keeps and settles the
 * idempotency key of an intent: every call that is not a read goes through here.
 */
export async function sendCommand<E extends CommandEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { intent, store, ...options }: CommandOptions,
): Promise<AnswerOf<E>> {
  const { key, body } = intents.begin(intent, input, store);
  const sent = body === undefined ? input : { ...input, body };
  try {
    const answer = await client.call<CommandEndpoint>(endpoint, sent, { ...options, idempotencyKey: key });
    intents.settle(intent, key, store);
    return answer as AnswerOf<E>;
  } catch (error) {
    if (isSettled(error)) intents.settle(intent, key, store);
    throw error;
  }
}

/** Work around a command. It belongs to the hook: it is done also when the component is gone by then. */
export interface CommandWork<I, T> {
  /** Reads that are out of date once the server has answered, by their own options. */
  readonly invalidates?: readonly { readonly queryKey: readonly unknown[] }[];
  readonly onSuccess?: (answer: T, input: I) => unknown;
  readonly onError?: (error: Error, input: I) => unknown;
  readonly onSettled?: () => unknown;
}

/** A command of a component: `mutate(input)` sends it, `isPending` says that it is under way. */
export function useCommand<I, T>(send: (input: I) => Promise<T>, work: CommandWork<I, T> = {}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => work.onSuccess?.(answer, input),
    onError: (error, input) => work.onError?.(error, input),
    onSettled: () => {
      for (const { queryKey } of work.invalidates ?? []) void queries.invalidateQueries({ queryKey });
      return work.onSettled?.();
    },
  });
}
