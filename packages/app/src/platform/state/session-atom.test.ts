import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryAtom, queryClientAtom } from '../network/query.ts';
import { startNewGeneration } from '../session/session.ts';
import { sessionAtom } from './session-atom.ts';
import { store } from './store.ts';

beforeEach(startNewGeneration);

describe('a value of a session', () => {
  it('is what was set, until the next session begins with the initial one', () => {
    const nameAtom = sessionAtom('nobody');
    const seen: string[] = [];
    const stop = store.sub(nameAtom, () => seen.push(store.get(nameAtom)));
    store.set(nameAtom, 'alice');
    startNewGeneration();
    expect(store.get(nameAtom)).toBe('nobody');
    store.set(nameAtom, 'bob');
    expect(seen).toEqual(['alice', 'nobody', 'bob']);
    stop();
  });

  it('starts from the storage as it is when the session begins', () => {
    let stored = 'first';
    const choiceAtom = sessionAtom(() => stored);
    expect(store.get(choiceAtom)).toBe('first');
    stored = 'second';
    expect(store.get(choiceAtom)).toBe('first');
    startNewGeneration();
    expect(store.get(choiceAtom)).toBe('second');
  });
});

describe('a read of a session', () => {
  const read = vi.fn<() => Promise<string>>();
  const playerAtom = queryAtom('session-atom-test', () => ({
    queryKey: ['session-atom-test'],
    queryFn: read,
    retry: false,
  }));

  it("observes the next session's cache immediately: no data of a former player is shown", async () => {
    read.mockResolvedValueOnce('alice');
    const seen: (string | undefined)[] = [];
    const stop = store.sub(playerAtom, () => seen.push(store.get(playerAtom).data));
    await expect.poll(() => store.get(playerAtom).data).toBe('alice');
    const former = store.get(queryClientAtom);

    let answer: (name: string) => void = () => undefined;
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    startNewGeneration();
    expect(store.get(playerAtom).data).toBeUndefined();
    former.clear();
    answer('bob');
    await expect.poll(() => store.get(playerAtom).data).toBe('bob');
    expect(seen.slice(seen.indexOf(undefined))).not.toContain('alice');
    expect(former).toBeInstanceOf(QueryClient);
    stop();
  });
});
