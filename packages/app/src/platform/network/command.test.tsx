import { updateProfile } from '@tulpar/api/contract';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { SessionScope } from '../session/scope.tsx';
import { startSession } from '../session/session.ts';
import { sendCommand, useCommand, type Command, type CommandWork } from './command.ts';
import { queryOptions, useQuery } from './query.ts';

const valueOptions = queryOptions({ queryKey: ['value'] as const, queryFn: () => read() });
const read = vi.fn<() => Promise<number>>();
const send = vi.fn<(input: string) => Promise<string>>();

let work: CommandWork<string, string> = {};
let command: Command<string>;

function Sender() {
  const { data } = useQuery(valueOptions);
  const current = useCommand(send, work);
  useEffect(() => {
    command = current;
  });
  return <p>{`${current.isPending ? 'pending' : 'idle'}${current.isError ? ' failed' : ''} ${data}`}</p>;
}

/** Holds the next response until it is resolved. */
function hold() {
  let resolve: (answer: string) => void = () => undefined;
  send.mockReturnValueOnce(
    new Promise((done) => {
      resolve = done;
    }),
  );
  return { resolve: (answer: string) => resolve(answer) };
}

let element: HTMLElement;
let unmount: () => Promise<void>;
const shows = (text: string) => expect.poll(() => element.textContent).toBe(text);

async function open(given: CommandWork<string, string> = {}) {
  work = given;
  ({ container: element, unmount } = await render(
    <SessionScope>
      <Sender />
    </SessionScope>,
  ));
  await shows('idle 1');
}

beforeEach(() => {
  let reads = 0;
  read.mockReset().mockImplementation(async () => (reads += 1));
  send.mockReset().mockImplementation(async (input) => `${input} done`);
});

describe('a command of a component', () => {
  it('is pending until it is answered, and reads again by the options of the read', async () => {
    const answer = hold();
    await open({ invalidates: [valueOptions] });
    command.mutate('a');
    await shows('pending 1');
    answer.resolve('done');
    await shows('idle 2');
  });

  it('says that it failed, and reads again: the server may have done it', async () => {
    send.mockRejectedValueOnce(new Error('lost'));
    const onError = vi.fn();
    await open({ invalidates: [valueOptions], onError });
    command.mutate('a');
    await shows('idle failed 2');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'lost' }), 'a');
  });

  it('does its work of success though the component was unmounted', async () => {
    const answer = hold();
    const onSuccess = vi.fn();
    await open({ onSuccess });
    command.mutate('a');
    await expect.poll(() => send).toHaveBeenCalled();
    await unmount();
    answer.resolve('done');
    await expect.poll(() => onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'a');
  });

  it('does its work of success though a sign-in has remounted the tree', async () => {
    const onSuccess = vi.fn();
    await open({ onSuccess });
    send.mockImplementationOnce(async () => {
      startSession({ access: 'a', refresh: 'r' });
      await expect.poll(() => read).toHaveBeenCalledTimes(2);
      return 'done';
    });
    command.mutate('a');
    await expect.poll(() => onSuccess).toHaveBeenCalledExactlyOnceWith('done', 'a');
  });

  it('is sent once when it is pressed twice, and again after its answer', async () => {
    const answer = hold();
    await open();
    command.mutate('a');
    command.mutate('a');
    await shows('pending 1');
    command.mutate('b');
    answer.resolve('done');
    await shows('idle 1');
    expect(send).toHaveBeenCalledTimes(1);
    command.mutate('c');
    await expect.poll(() => send).toHaveBeenCalledTimes(2);
  });

  it('overlaps with the one before where it may', async () => {
    await open({ isParallel: true });
    command.mutate('a');
    command.mutate('b');
    await expect.poll(() => send.mock.calls.map(([input]) => input)).toEqual(['a', 'b']);
  });

  it('waits for its start', async () => {
    const order: string[] = [];
    send.mockImplementationOnce(async () => {
      order.push('send');
      return 'done';
    });
    await open({
      async onStart() {
        await Promise.resolve();
        order.push('start');
      },
      onSettled: () => order.push('settled'),
    });
    command.mutate('a');
    await expect.poll(() => order).toEqual(['start', 'send', 'settled']);
  });
});

describe('the key of a command', () => {
  const keys: (string | null)[] = [];

  /** Makes the server respond with these statuses, then with 200. */
  function answers(...statuses: readonly number[]) {
    keys.length = 0;
    const left = [...statuses];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
      const status = left.shift() ?? 200;
      return new Response(JSON.stringify(status < 300 ? { success: true } : { message: 'REFUSED' }), {
        status,
      });
    });
  }
  const save = (language: 'ru' | 'kk') =>
    sendCommand(updateProfile, { body: { language } }, { intent: 'commandInTest' }).catch(() => undefined);

  it('is reused until the server has settled the intent, and new afterwards', async () => {
    await open();
    answers(502, 503, 422, 200, 200);
    for (let turn = 0; turn < 5; turn += 1) await save('ru');
    const [first, second, third, fourth, fifth] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
    expect(fifth).not.toBe(fourth);
  });

  it('is another one for another input', async () => {
    await open();
    answers(502, 502);
    await save('ru');
    await save('kk');
    expect(new Set(keys).size).toBe(2);
  });
});
