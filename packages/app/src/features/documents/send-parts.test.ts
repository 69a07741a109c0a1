import {
  documentUploads,
  finishUpload,
  sendUploadPart,
  startUpload,
  uploadPartBytes,
  type Endpoint,
} from '@tulpar/api/contract';
import { ApiError } from '@tulpar/api/errors';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newPick, type Pick, type StartedUpload } from './picks.ts';

const network = vi.hoisted(() => ({ sendCommand: vi.fn(), call: vi.fn() }));
vi.mock('#app/platform/network/command.ts', () => ({ sendCommand: network.sendCommand }));
vi.mock('#app/platform/network/api.ts', async () => ({
  call: network.call,
  isApiError: (await import('@tulpar/api/errors')).isApiError,
}));
const { goesInParts, sendInParts } = await import('./send-parts.ts');

type Fault = 'request lost' | 'answer lost';
interface Input {
  readonly params?: { readonly upload_id: string };
  readonly body?: Readonly<Record<string, unknown>>;
}

const refusal = (status: number, code: string, details = {}) =>
  new ApiError('rejected', { endpoint: 'x', status, code, details });
const cut = () => new ApiError('network', { endpoint: 'x' });

/** A server that follows the contract; its connection fails at given requests. */
class Uploads {
  bytes = new Map<string, number[]>();
  begun: Readonly<Record<string, unknown>>[] = [];
  finished: string[] = [];
  attempts: Endpoint[] = [];
  /** Faults by request number, from 1. */
  faults = new Map<number, Fault>();

  readonly answer = async (endpoint: Endpoint, input: Input): Promise<unknown> => {
    const fault = this.faults.get(this.attempts.push(endpoint));
    if (fault === 'request lost') throw cut();
    const answer = await this.#carryOut(endpoint.id, input);
    if (fault === 'answer lost') throw cut();
    return answer;
  };

  async #carryOut(id: string, { params, body = {} }: Input): Promise<unknown> {
    if (id === documentUploads.id)
      return { data: [...this.bytes].map(([key, { length }]) => ({ upload_id: key, received: length })) };
    if (id === startUpload.id) {
      const key = `upl_${this.begun.push(body)}`;
      this.bytes.set(key, []);
      return { upload_id: key, received: 0 };
    }
    const upload = params?.upload_id ?? '';
    const received = this.bytes.get(upload);
    if (received === undefined) throw refusal(404, 'UPLOAD_NOT_FOUND');
    if (id === sendUploadPart.id) {
      if (body['offset'] !== received.length)
        throw refusal(409, 'UPLOAD_OFFSET', { received: received.length });
      const data = new Uint8Array(await (body['data'] as File).arrayBuffer());
      this.bytes.set(upload, received.concat([...data]));
      return { received: received.length + data.length };
    }
    if (received.length < Number(this.begun.at(-1)?.['size'])) throw refusal(409, 'UPLOAD_OFFSET');
    this.bytes.delete(upload);
    this.finished.push(upload);
    return { data: [] };
  }
}

const size = 2 * uploadPartBytes + 100;
const content = Uint8Array.from({ length: size }, (_, at) => at % 251);
const pick: Pick = newPick(
  {
    id: 'p1',
    field: 'images_pass',
    target: { type: 'Passport', side: 'back', subject: null, replacesId: 31 },
    pickedAt: 0,
  },
  new File([content], 'back.jpg', { type: 'image/jpeg' }),
);

describe('sending in parts', () => {
  let server: Uploads;
  let reported: (StartedUpload | null)[];
  beforeEach(() => {
    server = new Uploads();
    reported = [];
    network.sendCommand.mockReset().mockImplementation(server.answer);
    network.call.mockReset().mockImplementation(server.answer);
  });
  const send = (upload: StartedUpload | null = null, signal = new AbortController().signal) =>
    sendInParts({ ...pick, upload, message: 'new' }, { signal, onUpload: (one) => reported.push(one) });
  const partsSent = () => server.attempts.filter(({ id }) => id === sendUploadPart.id).length;

  test('what is over one part goes in parts', { tags: ['KYC-11'] }, () => {
    expect(goesInParts(uploadPartBytes)).toBe(false);
    expect(goesInParts(uploadPartBytes + 1)).toBe(true);
  });

  test('parts go in order, and progress is what the server confirmed', { tags: ['KYC-11'] }, async () => {
    await send();
    expect(server.begun).toEqual([
      {
        document_type: 'Passport',
        side: 'back',
        replaces_id: 31,
        message: 'new',
        name: 'back.jpg',
        type: 'image/jpeg',
        size,
        sha256: expect.stringMatching(/^[\da-f]{64}$/) as string,
      },
    ]);
    expect(reported.map((one) => one?.received)).toEqual([0, uploadPartBytes, 2 * uploadPartBytes, size]);
    expect([partsSent(), server.finished]).toEqual([3, ['upl_1']]);
  });

  test('each part is an intent, and a repeated one has its key', { tags: ['KYC-11'] }, async () => {
    server.faults.set(3, 'request lost');
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
    await send(reported.at(-1));
    const intents = network.sendCommand.mock.calls
      .filter(([endpoint]) => (endpoint as Endpoint).id === sendUploadPart.id)
      .map(([, , options]) => (options as { intent: string }).intent);
    expect(intents).toEqual([
      'upload:upl_1:0',
      `upload:upl_1:${uploadPartBytes}`,
      `upload:upl_1:${uploadPartBytes}`,
      `upload:upl_1:${2 * uploadPartBytes}`,
    ]);
  });

  test('after a lost connection sending resumes from the last byte', { tags: ['KYC-12'] }, async () => {
    for (const endpoint of [startUpload, sendUploadPart, finishUpload])
      expect(endpoint).not.toHaveProperty('retry');
    server.faults.set(3, 'answer lost');
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
    expect(server.attempts.every(({ retry }) => retry === false)).toBe(true);
    // The server received the part whose response was lost, so its bytes are not sent again.
    await send(reported.at(-1));
    expect([partsSent(), server.finished]).toEqual([3, ['upl_1']]);
  });

  test('continues from the offset in a refusal', { tags: ['KYC-11'] }, async () => {
    // Another tab has sent the first part meanwhile.
    network.call.mockImplementationOnce(async () => ({ data: [{ upload_id: 'upl_1', received: 0 }] }));
    server.begun.push({ size });
    server.bytes.set('upl_1', [...content.subarray(0, uploadPartBytes)]);
    await send({ id: 'upl_1', received: 0 });
    expect(reported.map((one) => one?.received)).toEqual([0, uploadPartBytes, 2 * uploadPartBytes, size]);
    expect(server.finished).toEqual(['upl_1']);
  });

  test('an upload unknown to the server is restarted', { tags: ['KYC-11'] }, async () => {
    await send({ id: 'upl_gone', received: 5 });
    expect(reported.map((one) => one?.id)).toEqual(['upl_gone', undefined, ...Array(4).fill('upl_1')]);
    expect(server.finished).toEqual(['upl_1']);
  });

  test('stops restarting if the server loses every upload', { tags: ['KYC-11'] }, async () => {
    network.sendCommand.mockImplementation(async (endpoint: Endpoint, input: Input) => {
      if (endpoint.id !== startUpload.id) throw refusal(404, 'UPLOAD_NOT_FOUND');
      return await server.answer(endpoint, input);
    });
    await expect(send()).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(server.begun).toHaveLength(3);
  });

  test('a finish with a lost response creates no second document', { tags: ['KYC-12'] }, async () => {
    server.faults.set(5, 'answer lost');
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
    expect(server.finished).toEqual(['upl_1']);
    // The client repeats the key, and the server sends the same response.
    const replay = async (endpoint: Endpoint, input: Input) =>
      endpoint.id === finishUpload.id ? { data: [] } : await server.answer(endpoint, input);
    network.sendCommand.mockImplementation(replay);
    await send(reported.at(-1));
    expect([server.begun.length, server.finished]).toEqual([1, ['upl_1']]);
    const [, input, options] = network.sendCommand.mock.lastCall as [
      Endpoint,
      Input,
      { intent: string; store: { storageKey: string } },
    ];
    expect([input.params, options.intent, options.store.storageKey]).toEqual([
      { upload_id: 'upl_1' },
      'finish:upl_1',
      'finishUpload',
    ]);
  });

  test('a refused picture is not restarted', { tags: ['KYC-14'] }, async () => {
    network.sendCommand.mockImplementation(async (endpoint: Endpoint, input: Input) => {
      if (endpoint.id === finishUpload.id) throw refusal(422, 'VALIDATION_ERROR');
      return await server.answer(endpoint, input);
    });
    await expect(send()).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(server.begun).toHaveLength(1);
  });
});
