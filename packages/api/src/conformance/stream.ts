import { endpoints, eventData, type Schema } from '../contract/index.ts';
import { z } from '../z.ts';
import type { Findings } from './findings.ts';
import { pick, type CallResponse, type Visitor } from './visitor.ts';

const { events, check } = endpoints;
/** Time limit for reading, ms: longer than the interval of pings, 15 s. */
const patience = 20_000;
/** Events that have no id. */
const bare = new Set(['payments', 'tournament']);

/** What is wrong with a block of the stream; null for a valid or unknown event, and for a comment, `id` or `retry`. */
function problemOf(block: string): string | null {
  const lines = block.split('\n');
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const name = field('event');
  if (name === undefined) {
    const isNote = lines.every((line) => /^(:|id: |retry: \d+$)/.test(line));
    return isNote ? null : `"${block.slice(0, 60)}" is no event`;
  }
  let data: unknown;
  try {
    data = JSON.parse(field('data') ?? '');
  } catch {
    return `the data of ${name} is not JSON`;
  }
  if (!bare.has(name) && field('id') === undefined) return `${name} has no id`;
  const schema: Schema | undefined = Object.hasOwn(eventData, name)
    ? eventData[name as keyof typeof eventData]
    : undefined;
  const parsed = schema && z.safeParse(schema, data);
  return parsed?.success === false
    ? `the data of ${name} lacks ${parsed.error.issues[0]?.path.join('.')}`
    : null;
}

/** Blocks of the stream up to the first event, ping or comment, or until the time limit. */
async function readBlocks(response: Response): Promise<string[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return [];
  const timer = setTimeout(() => void reader.cancel(), patience);
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += value ?? '';
      if (done || /\n\n/.test(text.replace(/^(id: .*|retry: .*)\n\n/gm, ''))) break;
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel();
  }
  return text.split('\n\n').filter((block) => block !== '');
}

/** Checks that an announced event stream sends a valid event or ping. `act` starts a payment, which causes an event. */
export async function checkStream(
  findings: Findings,
  visitor: Visitor,
  send: typeof fetch,
  act: (() => Promise<CallResponse>) | null,
): Promise<void> {
  const announced = (await visitor.call(check)).headers.get('X-Events') === '1';
  if (!announced) {
    findings.skip(events, 'stream', 'the server does not announce events');
    return;
  }
  const giveUp = new AbortController();
  const headers = { Authorization: `Bearer ${visitor.token()}` };
  const response = await send(`${visitor.origin}${events.path}`, { headers, signal: giveUp.signal });
  const type = response.headers.get('Content-Type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  findings.hold(events, 'stream', !isStream && `announced, but it is ${response.status} ${type}`);
  if (!isStream) return;
  const reading = readBlocks(response);
  const acted = await act?.();
  const blocks = await reading;
  giveUp.abort();
  const problem = blocks.map(problemOf).find((one) => one !== null);
  const started = pick(acted?.body, 'transaction_id') !== undefined;
  findings.hold(
    events,
    'event',
    blocks.length === 0 && `nothing came within ${patience / 1_000} s${started ? ' of a payment' : ''}`,
    problem ?? null,
  );
}
