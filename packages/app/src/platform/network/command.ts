import type { AnswerOf, CommandEndpoint, InputOf } from '@tulpar/api/contract';
import { isApiError, isDefinitive } from '@tulpar/api/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { sessionPort } from '../session/session.ts';
import { client } from './client.ts';
import { noteMoneySent } from './money-sent.ts';
import { createIntents, type Intent, type IntentStore } from './intents.ts';

const intents = createIntents({ newKey: client.newKey, generation: sessionPort.generation });

/** How one command is sent. */
export interface CommandOptions {
  /** What the player wants: the same input under the same intent keeps its key until the server has settled it. */
  readonly intent: Intent;
  /** Stores the intent over a reload; for payments. */
  readonly store?: IntentStore;
  /** It takes or returns money: after a crash the player is sent to the history (BROW-06). */
  readonly movesMoney?: boolean;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

/** Whether a command was sent whose answer never came: sent again with this body it would be the same one. */
export function isAwaited(intent: Intent, body: unknown, store: IntentStore): boolean {
  return intents.isOpen(intent, { body }, store);
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
  { intent, store, movesMoney = false, ...options }: CommandOptions,
): Promise<AnswerOf<E>> {
  const { key, body } = intents.begin(intent, input, store);
  const sent = body === undefined ? input : { ...input, body };
  if (movesMoney) noteMoneySent();
  try {
    const answer = await client.call<CommandEndpoint>(endpoint, sent, { ...options, idempotencyKey: key });
    intents.settle(intent, key, store);
    return answer as AnswerOf<E>;
  } catch (error) {
    if (isSettled(error)) intents.settle(intent, key, store);
    throw error;
  }
}

/**
 * Work around a command. It belongs to the hook, because callbacks of a single call are dropped when the component is
 * unmounted, and signing in remounts the tree.
 */
export interface CommandWork<I, T> {
  /** Reads that are out of date once the server has answered, by their own options. */
  readonly invalidates?: readonly { readonly queryKey: readonly unknown[] }[];
  /** Commands may overlap: each says something of its own. Otherwise one is ignored while another is under way. */
  readonly isParallel?: boolean;
  /** Runs before the command is sent, which waits for it. */
  readonly onStart?: (input: I) => unknown;
  readonly onSuccess?: (answer: T, input: I) => unknown;
  readonly onError?: (error: Error, input: I) => unknown;
  readonly onSettled?: () => unknown;
}

/** A command of a component. */
export interface Command<I> {
  readonly isPending: boolean;
  /** The last one failed. */
  readonly isError: boolean;
  readonly mutate: (input: I) => void;
}

/** A command of a component: `mutate(input)` sends it; what follows stands in `work`. */
export function useCommand<I = void, T = unknown>(
  send: (input: I) => Promise<T>,
  work: CommandWork<I, T> = {},
): Command<I> {
  const queries = useQueryClient();
  const { isParallel = false } = work;
  // Known at once: a second press can come before React has rendered the first.
  const isUnderWay = useRef(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: send,
    onMutate: (input: I) => work.onStart?.(input),
    onSuccess: (answer, input) => work.onSuccess?.(answer, input),
    onError: (error, input) => work.onError?.(error, input),
    onSettled() {
      isUnderWay.current = false;
      for (const { queryKey } of work.invalidates ?? []) void queries.invalidateQueries({ queryKey });
      return work.onSettled?.();
    },
  });
  const start = useCallback(
    (input: I) => {
      if (isUnderWay.current && !isParallel) return;
      isUnderWay.current = true;
      mutate(input);
    },
    [mutate, isParallel],
  );
  return { isPending, isError, mutate: start };
}
