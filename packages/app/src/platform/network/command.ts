import type { AnswerOf, CommandEndpoint, InputOf } from '@tulpar/api/contract';
import { isApiError, isDefinitive } from '@tulpar/api/errors';
import { useMutation, useQueryClient, type InvalidateQueryFilters } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { sessionPort } from '../session/session.ts';
import { client } from './client.ts';
import { noteMoneySent } from './money-sent.ts';
import { createIntents, type Intent, type IntentStore } from './intents.ts';

const intents = createIntents({ newKey: client.newKey, generation: sessionPort.generation });

export interface CommandOptions {
  /** The same input with the same intent reuses its key until the server has settled it. */
  readonly intent: Intent;
  /** Stores the intent across reloads; for payments. */
  readonly store?: IntentStore;
  /** The command moves money: after a crash the player is sent to the history (BROW-06). */
  readonly movesMoney?: boolean;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

export function isAwaited(intent: Intent, body: unknown, store: IntentStore): boolean {
  return intents.isOpen(intent, { body }, store);
}

function isSettled(error: unknown): boolean {
  return isApiError(error) && error.kind !== 'idempotencyInFlight' && isDefinitive(error.status, error.code);
}

/**
 * Sends a command; rejects with `ApiError`. The only function that creates, stores and settles idempotency
 * keys.
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
 * Passed to the hook, because callbacks of a single `mutate` are dropped on unmount, and a login remounts the
 * tree.
 */
export interface CommandWork<I, T> {
  /** Queries to invalidate after the response. */
  readonly invalidates?: readonly Pick<InvalidateQueryFilters, 'queryKey' | 'predicate'>[];
  /** Allows parallel commands; otherwise a command is ignored while another is pending. */
  readonly isParallel?: boolean;
  /** Runs before the command is sent; awaited. */
  readonly onStart?: (input: I) => unknown;
  readonly onSuccess?: (answer: T, input: I) => unknown;
  readonly onError?: (error: Error, input: I) => unknown;
  readonly onSettled?: () => unknown;
}

export interface Command<I> {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly mutate: (input: I) => void;
}

/** A command of a component: `mutate(input)` sends it, `work` handles the result. */
export function useCommand<I = void, T = unknown>(
  send: (input: I) => Promise<T>,
  work: CommandWork<I, T> = {},
): Command<I> {
  const queries = useQueryClient();
  const { isParallel = false } = work;
  // A ref, because a second press can come before React has rendered the first.
  const isUnderWay = useRef(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: send,
    onMutate: (input: I) => work.onStart?.(input),
    onSuccess: (answer, input) => work.onSuccess?.(answer, input),
    onError: (error, input) => work.onError?.(error, input),
    onSettled() {
      isUnderWay.current = false;
      for (const filter of work.invalidates ?? []) void queries.invalidateQueries(filter);
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
