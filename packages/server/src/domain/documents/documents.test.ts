import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type Answers, type AnyBody } from '../../testing/index.ts';
import { plainPicture } from '../../testing/fixtures.ts';
import { languages, type Language } from '../locale/locale.ts';
import { declineAdvice, declineCodes, declineText } from './needed.ts';
import { decideDocument, documentsToCheck, takeUpDocuments, type Verdict } from './decide.ts';
import { shownName } from './pictures.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

describe('names of files', () => {
  it.each([
    ['паспорт.JPG', 'паспорт.jpg'],
    ['../../etc/passwd.png', 'passwd.png'],
    [String.raw`C:\Users\me\id.jpeg`, 'id.jpeg'],
    ['pass.php.jpg', 'pass_php.jpg'],
    ['a.php\0.jpg', 'a_php.jpg'],
    ['\u202Egpj.exe.jpg', 'gpj_exe.jpg'],
    ['<img src=x>.png', 'img src=x.png'],
    ['.jpg', 'document.jpg'],
    ['x'.repeat(500) + '.png', `${'x'.repeat(80)}.png`],
  ])('%j is shown as %j', { tags: ['X36'] }, (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });
});

describe('reasons', () => {
  it.each(declineCodes)('%s has words and advice in every language', { tags: ['KYC-16'] }, (code) => {
    const unknown = (language: Language) => declineText('SOMETHING_ELSE', language);
    for (const language of languages) {
      expect(declineText(code, language)).not.toBe(unknown(language));
      expect(declineAdvice(code, language)).toMatch(/\p{L}{3}/u);
    }
  });

  it('an unknown code is never shown', () => {
    for (const language of languages)
      expect(declineText('SOMETHING_ELSE', language)).not.toMatch(/[A-Z_]{3}/);
  });
});

describe('documents', () => {
  const server = testServer();
  let token: string;
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await plainPicture();
  });
  beforeEach(async () => {
    token = (await server.signUp()).access;
  });

  const file = (content: Uint8Array, name = 'passport.jpg', type = 'image/jpeg') =>
    new File([Buffer.from(content)], name, { type });

  const upload = async (
    files: readonly File[],
    changes: {
      key?: string;
      type?: string | null;
      as?: string;
      message?: string;
      facts?: Readonly<Record<string, string>>;
    } = {},
  ) => {
    const { key = randomUUID(), type = 'Passport', as = token, message = '', facts = {} } = changes;
    const form = new FormData();
    for (const [place, one] of files.entries()) form.append(`documents[${place}]`, one);
    if (type !== null) form.append('document_type', type);
    if (message !== '') form.append('message', message);
    for (const [name, value] of Object.entries(facts)) form.append(name, value);
    return await server.post<Answers['uploadDocuments'] & AnyBody>('/api/v1/profile/documents/upload', form, {
      token: as,
      key,
    });
  };
  const list = async (as = token, language = 'en') =>
    (await server.read('documents', as, `?language=${language}`)).data;
  const storedFiles = async () => (await server.rows('document_files')).length;
  const keyOf = async (id: number) => (await server.row('documents', { id })).file_key;
  const open = (key: string) => server.app.request(`${server.origin}/sandbox/document-files/${key}`);

  it('takes several files and lists them to their owner', { tags: ['API-19', 'API-20'] }, async () => {
    const answer = await upload([file(jpeg), file(await plainPicture('png'), 'back.png', 'image/png')], {
      message: 'both sides',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject([
      { document_name: 'passport.jpg', document_type: 'Passport', status: 'process' },
      { document_name: 'back.png', decline_reason: null, decline_code: null },
    ]);
    await upload([file(jpeg, 'card.jpg')], { type: 'bank_card_screenshot' });
    expect((await list()).map(({ document_name }) => document_name)).toEqual([
      'card.jpg',
      'back.png',
      'passport.jpg',
    ]);
    expect(await list((await server.signUp()).access)).toEqual([]);
  });

  it('the same key with the same parts is one upload; others are refused', { tags: ['API-20'] }, async () => {
    const key = randomUUID();
    const first = await upload([file(jpeg)], { key });
    const again = await upload([file(jpeg)], { key });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    const other = await upload([file(jpeg, 'other.jpg')], { key });
    expect([other.status, other.body.message]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const asOther = await upload([file(jpeg)], { key, type: 'wallet_screenshot' });
    expect([asOther.status, asOther.body.message]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(await list()).toHaveLength(1);
  });

  it('a picture sent again after a lost answer is one document', { tags: ['API-20', 'KYC-12'] }, async () => {
    const side = { side: 'front' };
    const first = await upload([file(jpeg)], { facts: side });
    const again = await upload([file(jpeg), file(jpeg, 'other.jpg')], { facts: side });
    expect(again.body.data).toEqual([first.body.data[0], expect.objectContaining({ status: 'process' })]);
    expect(await list()).toHaveLength(2);
    // New documents: the second of two equal pictures, and the same picture for another side or with a message.
    await upload([file(jpeg), file(jpeg)], { facts: side });
    await upload([file(jpeg)], { facts: { side: 'back' } });
    await upload([file(jpeg)], { facts: side, message: 'The other page' });
    expect(await list()).toHaveLength(5);
    // A declined picture may be sent again.
    await server.update('documents', {}, { status: 'declined', decline_code: 'glare' });
    await upload([file(jpeg)], { facts: side });
    expect(await list()).toHaveLength(6);
  });

  it('requires files, a type, and the right kind of body', { tags: ['API-20'] }, async () => {
    expect((await upload([])).body.errors).toEqual({ documents: ['REQUIRED'] });
    expect((await upload([file(jpeg)], { type: null })).body.errors).toEqual({ document_type: ['REQUIRED'] });
    expect((await upload([file(jpeg)], { type: '<b>' })).body.errors).toEqual({
      document_type: ['UNKNOWN_VALUE'],
    });
    const asJson = await server.send('uploadDocuments', token, { document_type: 'Passport' });
    expect([asJson.status, asJson.body.message]).toEqual([415, 'CONTENT_TYPE_INVALID']);
  });

  it(
    'refuses by size, kind and count, says which file, and keeps none',
    { tags: ['API-20', 'VALID-25', 'VALID-26', 'VALID-27', 'X36'] },
    async () => {
      const before = await storedFiles();
      const large = new Uint8Array(20 * 1024 * 1024 + 1);
      large.set(jpeg);
      const cases: [readonly File[], string][] = [
        [[file(new Uint8Array())], 'FILE_EMPTY'],
        [[file(jpeg), file(large)], 'FILE_TOO_LARGE'],
        [[file(bytesOf('%PDF-1.7'), 'a.jpg')], 'FILE_TYPE'],
        [Array.from({ length: 100 }, () => file(jpeg)), 'FILES_TOO_MANY'],
      ];
      for (const [files, code] of cases) {
        const { status, body } = await upload(files);
        expect([status, body.errors]).toEqual([422, { documents: [code] }]);
      }
      const mixed = await upload([file(jpeg), file(bytesOf('<html>'), 'b.jpg')]);
      expect(mixed.body.details).toEqual({ files: [{ index: 1, code: 'FILE_TYPE' }] });
      expect([await list(), await storedFiles()]).toEqual([[], before]);
    },
  );

  it('a whole body beyond every bound is cut off with 413', { tags: ['API-20', 'X36'] }, async () => {
    const answer = await server.app.request(`${server.origin}/api/v1/profile/documents/upload`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(201 * 1024 * 1024),
      },
      body: 'x',
    });
    expect(answer.status).toBe(413);
  });

  it('keeps the orientation of a picture, and only useful pixels', { tags: ['X36', 'API-20'] }, async () => {
    const turned = await sharp({ create: { width: 6000, height: 30, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload([file(turned)]);
    const stored = await (await open(await keyOf(body.data[0]?.id ?? 0))).arrayBuffer();
    expect(await sharp(Buffer.from(stored)).metadata()).toMatchObject({ width: 20, height: 4096 });
  });

  it('a stored file is a download, and its number opens nothing', { tags: ['X37'] }, async () => {
    const { body } = await upload([file(jpeg)]);
    const id = body.data[0]?.id ?? 0;
    const answer = await open(await keyOf(id));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]{12}\.jpg"$/);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    for (const guess of [String(id), '..%2F..%2Fsecret', 'x'.repeat(43)])
      expect((await open(guess)).status).toBe(404);
  });

  it('is decided once, in the language of the reader', { tags: ['API-19', 'DOC-01'] }, async () => {
    const { body } = await upload([file(jpeg), file(jpeg, 'two.jpg')]);
    const [one = 0, two = 0] = body.data.map(({ id }) => id);
    const { db } = server.deps;
    const write = <T>(change: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) =>
      db.transaction().execute(change) as Promise<T>;
    await takeUpDocuments(server.deps);
    expect((await list()).map(({ status }) => status)).toEqual(['process', 'process']);
    server.clock.pass(30_000);
    await takeUpDocuments(server.deps);
    expect((await list()).map(({ status }) => status)).toEqual(['processing', 'processing']);
    const decline = { status: 'declined', code: 'glare' } as const;
    expect(await write((trx) => decideDocument(trx, two, decline, server.clock))).toBe(true);
    expect((await list(token, 'ru'))[0]).toMatchObject({
      status: 'declined',
      decline_code: 'glare',
      decline_reason: declineText('glare', 'ru'),
    });
    const user = () => server.get<Answers['profile']>('/api/v1/profile/', { token });
    expect((await user()).body.is_doc_verified).toBe(false);
    await write((trx) => decideDocument(trx, one, { status: 'approved' }, server.clock));
    expect((await user()).body).toMatchObject({
      is_doc_verified: true,
      verify_at: server.clock.now().toISOString(),
    });
    expect(await write((trx) => decideDocument(trx, one, decline, server.clock))).toBe(false);
    expect(await write((trx) => decideDocument(trx, 1, decline, server.clock))).toBe(false);
    const toasts = await server.notifications(token);
    expect(toasts.slice(0, 3)).toMatchObject([
      { sub_type: 'achievement' },
      { sub_type: 'document_approved' },
      {
        sub_type: 'document_declined',
        content: 'Reason: glare covers part of the data. Please upload it again.',
      },
    ]);
  });

  it('one side of an identity document does not verify, both sides do', { tags: ['KYC-03'] }, async () => {
    const decide = (id: number, verdict: Verdict) =>
      server.write((trx) => decideDocument(trx, id, verdict, server.clock));
    const isVerified = async () => (await server.read('profile', token)).is_doc_verified;
    const sideOf = async (side: string) =>
      (await upload([file(jpeg)], { facts: { side } })).body.data[0]?.id ?? 0;
    await decide(await sideOf('front'), { status: 'approved' });
    await decide(await sideOf('front'), { status: 'approved' });
    expect(await isVerified()).toBe(false);
    await decide(await sideOf('back'), { status: 'declined', code: 'blurred' });
    expect(await isVerified()).toBe(false);
    await decide(await sideOf('back'), { status: 'approved' });
    expect(await isVerified()).toBe(true);
  });

  it('says what can be withdrawn now, and after the check', { tags: ['KYC-01', 'API-19'] }, async () => {
    const answer = async () => await server.read('documents', token, '?language=en');
    const before = await answer();
    expect(before).toMatchObject({
      usual_minutes: 1440,
      daily_limit_now: 3_000_000,
      needed: [
        { side: 'front', state: 'missing' },
        { side: 'back', state: 'missing' },
      ],
    });
    expect(before.daily_limit_verified).toBeGreaterThan(3_000_000);
    const { body } = await upload([file(jpeg)]);
    const sent = await answer();
    expect(sent.needed?.map(({ state }) => state)).toEqual(['checking', 'checking']);
    const due = server.clock.now().getTime() + 24 * 3_600_000;
    expect(sent.data[0]).toMatchObject({ expected_at: new Date(due).toISOString(), decided_at: null });
    await server.write((trx) =>
      decideDocument(trx, body.data[0]?.id ?? 0, { status: 'approved' }, server.clock),
    );
    const after = await answer();
    expect(after).toMatchObject({ needed: [], daily_limit_now: before.daily_limit_verified });
    expect(after.data[0]).toMatchObject({
      expected_at: null,
      decided_at: server.clock.now().toISOString(),
    });
  });

  it('a declined document says what to do, and its replacement says so', { tags: ['KYC-16'] }, async () => {
    const { body } = await upload([file(jpeg)]);
    const [declined] = body.data;
    const id = declined?.id ?? 0;
    const replace = (replaces_id: string) =>
      upload([file(jpeg, 'new.jpg')], { facts: { replaces_id, side: 'front', subject: '•• 4417' } });
    // A pending document cannot be replaced.
    expect((await replace(String(id))).body.errors).toEqual({ replaces_id: ['UNKNOWN_VALUE'] });
    await server.write((trx) =>
      decideDocument(trx, id, { status: 'declined', code: 'owner_not_visible' }, server.clock),
    );
    for (const language of languages)
      expect((await list(token, language))[0]?.advice).toBe(declineAdvice('owner_not_visible', language));
    const stranger = (await server.signUp()).access;
    const stolen = await upload([file(jpeg)], { as: stranger, facts: { replaces_id: String(id) } });
    expect(stolen.body.errors).toEqual({ replaces_id: ['UNKNOWN_VALUE'] });
    expect((await replace('2000000000')).body.errors).toEqual({ replaces_id: ['UNKNOWN_VALUE'] });
    expect((await replace(String(id))).body.data).toMatchObject([
      { replaces_id: id, side: 'front', subject: '•• 4417' },
    ]);
    expect((await list()).map(({ status }) => status)).toEqual(['process', 'declined']);
  });

  it('documents are sent, shown and decided during a break', { tags: ['KYC-18'] }, async () => {
    const userId = await server.idOf(token);
    await server.update(
      'players',
      { id: userId },
      {
        restriction_kind: 'self_exclusion',
        restriction_since: server.clock.now(),
        restriction_until: new Date(server.clock.now().getTime() + 30 * 86_400_000),
      },
    );
    // A unique picture, because a document of an excluded player is refused for everyone else.
    const { status, body } = await upload([file(await plainPicture('jpeg', 50, 50))]);
    expect(status).toBe(200);
    await server.write((trx) =>
      decideDocument(trx, body.data[0]?.id ?? 0, { status: 'approved' }, server.clock),
    );
    expect((await list())[0]).toMatchObject({ status: 'approved' });
  });

  it('a screenshot of a payment method does not verify a player', { tags: ['API-19'] }, async () => {
    const { body } = await upload([file(jpeg)], { type: 'wallet_screenshot' });
    await server.write((trx) =>
      decideDocument(trx, body.data[0]?.id ?? 0, { status: 'approved' }, server.clock),
    );
    expect(await server.read('profile', token)).toMatchObject({ is_doc_verified: false });
  });

  it('limits the documents that wait for a decision', { tags: ['API-20'] }, async () => {
    for (const name of ['1.jpg', '2.jpg', '3.jpg'])
      await upload(Array.from({ length: 10 }, () => file(jpeg, name)));
    expect((await upload([file(jpeg)])).body.errors).toEqual({ documents: ['FILES_TOO_MANY'] });
    expect(await documentsToCheck(server.deps.db, { onlyWaiting: true })).not.toHaveLength(0);
    expect(await list()).toHaveLength(30);
  });
});
