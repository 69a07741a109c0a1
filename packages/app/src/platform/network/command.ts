import { session, storedText, isRecord } from '../storage/storage.ts';
import { systemClock } from './clock.ts';
import type { ResponseOf, CommandEndpoint, InputOf } from '@tulpar/api/contract';
import { isApiError, isDefinitive } from '@tulpar/api/errors';
import { useMutation, useQueryClient, type InvalidateQueryFilters } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { sessionPort } from '../session/session.ts';
import { client } from './client.ts';
import type { StorageKey } from '../storage/keys.ts';

/** Time after a command that moves money in which a crash may hide its outcome, ms. */
const WITHIN = 10 * 60_000;

/** When the last command that moves money was sent, ms; in session storage, because a crash reloads the page. */
const sentAt = storedText('moneySent', session);

function noteMoneySent(): void {
  sentAt.write(String(systemClock.now()));
}

/** True if money may have moved without the player seeing the result: a crash screen must not call it safe. */
export function isMoneyUnsure(): boolean {
  const age = systemClock.now() - Number(sentAt.read() ?? Number.NaN);
  return Math.abs(age) < WITHIN || session.getItem('payIntent') !== null;
}

/** Identifies an action of the player. Equal strings are the same intent; objects are compared by identity. */
type Intent = string | object;

export interface IntentStore {
  readonly storageKey: StorageKey;
  /** Decodes a stored body; null if it is invalid. */
  readonly decode: (value: unknown) => unknown;
  /** Members of the body that do not make it a different intent. */
  readonly cosmetic: ReadonlySet<string>;
  /** Whether the body must stay in memory, for example because it holds card data. */
  readonly isSensitive: boolean;
}

interface Input {
  readonly body?: unknown;
}

interface OpenIntent {
  readonly key: string;
  readonly body: unknown;
}

interface Entry extends OpenIntent {
  readonly fingerprint: string;
  readonly generation: number;
  /** Start by the device's clock, ms. */
  readonly begunAt: number;
}

/** After this time the same input is a new action, ms; the draft of its form has expired too. */
const LIFE = 30 * 60_000;

/** Serializes a value independently of the order of its members. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}

function fingerprintOf(input: Input, store?: IntentStore): string {
  const { body } = input;
  if (!store || !isRecord(body)) return canonical(input);
  const compared = Object.entries(body).filter(([name]) => !store.cosmetic.has(name));
  return canonical({ ...input, body: Object.fromEntries(compared) });
}

interface IntentPorts {
  readonly newKey: () => string;
  readonly generation: () => number;
  /** The device's clock, ms: after a reload the server's time is not known yet. */
  readonly now: () => number;
}

/**
 * One idempotency key per intent: the same input gets the same key and body until the server has settled it, at most
 * for half an hour, so that a retry cannot repeat the action. A stored intent survives a reload and a login; others end
 * with the session.
 */
export function createIntents({ newKey, generation, now }: IntentPorts) {
  const named = new Map<string, Entry>();
  const held = new WeakMap<object, Entry>();

  const known = (intent: Intent) => (typeof intent === 'string' ? named.get(intent) : held.get(intent));
  const note = (intent: Intent, entry: Entry) =>
    typeof intent === 'string' ? named.set(intent, entry) : held.set(intent, entry);

  const stored = (input: Input, store: IntentStore): Entry | undefined => {
    try {
      const value: unknown = JSON.parse(session.getItem(store.storageKey) ?? 'null');
      if (!isRecord(value)) return undefined;
      const { key, begunAt } = value;
      const body = store.decode(value['body']);
      if (typeof key !== 'string' || typeof begunAt !== 'number' || body === null) return undefined;
      const fingerprint = fingerprintOf({ ...input, body }, store);
      return { key, body, fingerprint, generation: generation(), begunAt };
    } catch {
      return undefined;
    }
  };

  const openFor = (intent: Intent, input: Input, store?: IntentStore): Entry | undefined => {
    const open = known(intent) ?? (store && stored(input, store));
    if (!open || Math.abs(now() - open.begunAt) > LIFE) return undefined;
    const isCurrent = store !== undefined || open.generation === generation();
    return isCurrent && open.fingerprint === fingerprintOf(input, store) ? open : undefined;
  };

  return {
    /** Whether this input is unsettled: sending it now would repeat the same command. */
    isOpen: (intent: Intent, input: Input, store?: IntentStore): boolean =>
      openFor(intent, input, store) !== undefined,
    /** Key and body to send for this input: those of the unsettled intent if it matches, else new ones. */
    begin(intent: Intent, input: Input, store?: IntentStore): OpenIntent {
      const open = openFor(intent, input, store);
      if (open) {
        note(intent, open);
        return open;
      }
      const fingerprint = fingerprintOf(input, store);
      const { body } = input;
      const entry = { key: newKey(), body, fingerprint, generation: generation(), begunAt: now() };
      note(intent, entry);
      const { key, begunAt } = entry;
      if (store?.isSensitive) session.removeItem(store.storageKey);
      else if (store) session.setItem(store.storageKey, JSON.stringify({ key, body, begunAt }));
      return entry;
    },
    /** Removes the intent of a key, because the server has settled it. */
    settle(intent: Intent, key: string, store?: IntentStore): void {
      if (known(intent)?.key !== key) return;
      if (typeof intent === 'string') named.delete(intent);
      else held.delete(intent);
      if (store) session.removeItem(store.storageKey);
    },
    /** Removes an intent whose result is known from elsewhere; the same input is then a new action. */
    forget(intent: string, storageKey: StorageKey): void {
      named.delete(intent);
      session.removeItem(storageKey);
    },
  };
}

const intents = createIntents({
  newKey: client.newKey,
  generation: sessionPort.generation,
  now: systemClock.now,
});

export const forgetIntent = intents.forget;

interface CommandOptions {
  /** The same input with the same intent reuses its key until the server has settled it. */
  readonly intent: Intent;
  /** Stores the intent across reloads; for payments. */
  readonly store?: IntentStore;
  /** The command moves money: a crash screen then links to the history (BROW-06). */
  readonly movesMoney?: boolean;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

export function isAwaited(intent: Intent, body: unknown, store: IntentStore): boolean {
  return intents.isOpen(intent, { body }, store);
}

/**
 * Whether an error is the server's final refusal of a command; otherwise the server may have carried out the command
 * and only the response was lost.
 */
export function isSettled(error: unknown): boolean {
  return isApiError(error) && error.kind !== 'idempotencyInFlight' && isDefinitive(error.status, error.code);
}

/** Sends a command; rejects with `ApiError`. The only function that creates, stores and settles idempotency keys. */
export async function sendCommand<E extends CommandEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { intent, store, movesMoney = false, ...options }: CommandOptions,
): Promise<ResponseOf<E>> {
  const { key, body } = intents.begin(intent, input, store);
  const sent = body === undefined ? input : { ...input, body };
  if (movesMoney) noteMoneySent();
  try {
    const response = await client.call<CommandEndpoint>(endpoint, sent, { ...options, idempotencyKey: key });
    intents.settle(intent, key, store);
    return response as ResponseOf<E>;
  } catch (error) {
    if (isSettled(error)) intents.settle(intent, key, store);
    throw error;
  }
}

/**
 * Handlers of a command. They are passed to the hook, because callbacks of a single `mutate` are dropped on unmount,
 * and a login remounts the tree.
 */
export interface CommandWork<I, T> {
  /** Queries to invalidate after the response or a failure. */
  readonly invalidates?: readonly Pick<InvalidateQueryFilters, 'queryKey' | 'predicate'>[];
  /** Allows parallel commands; otherwise a command is ignored while another is pending. */
  readonly isParallel?: boolean;
  /** Runs before the command is sent; awaited. */
  readonly onStart?: (input: I) => unknown;
  readonly onSuccess?: (response: T, input: I) => unknown;
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
    onSuccess: (response, input) => work.onSuccess?.(response, input),
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
