import { expect, test } from 'vitest';
import type { Document, NeededDocument } from '@tulpar/api/contract';
import {
  firstWaiting,
  isPicked,
  isWanted,
  newPick,
  pickToReview,
  refusedFiles,
  slotOf,
  type Pick,
  type PickPlace,
} from './picks.ts';

const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
const place: PickPlace = {
  id: '1',
  field: 'images_pass',
  target: { type: 'Passport', side: null, subject: null, replacesId: null },
  pickedAt: 0,
};
const needed = (change: Partial<NeededDocument> = {}): NeededDocument => ({
  document_type: 'Passport',
  side: 'front',
  subject: null,
  title: 'Front',
  why: 'Why',
  state: 'missing',
  document_id: null,
  ...change,
});
const pick = (change: Partial<Pick> = {}): Pick => ({
  ...newPick(place, file),
  state: 'ready',
  ...change,
});

test('reviews the first picture with a problem until the player decides', { tags: ['KYC-09'] }, () => {
  const good = pick();
  const confirmed = pick({ problems: ['dark'], isConfirmed: true });
  const bad = pick({ problems: ['blurred'] });
  expect(pickToReview([good, confirmed, bad])).toBe(bad);
  expect(pickToReview([good, confirmed, { ...bad, isConfirmed: true }])).toBeUndefined();
  expect(pickToReview([{ ...bad, state: 'sending' }])).toBeUndefined();
});

test('reviews a picture once its problems are known, while resizing', { tags: ['KYC-08', 'KYC-09'] }, () => {
  const judged = pick({ state: 'checking', problems: ['blurred'] });
  expect(pickToReview([judged])).toBe(judged);
  expect(pickToReview([pick({ state: 'checking' })])).toBeUndefined();
});

test('a refused file carries the code of its reason', { tags: ['KYC-05', 'KYC-06'] }, () => {
  expect(newPick(place, file, 'count')).toMatchObject({ state: 'refused', code: 'FILES_TOO_MANY' });
  expect(newPick(place, file, 'empty').code).toBe('FILE_EMPTY');
  expect(newPick(place, file).state).toBe('checking');
});

test('refused files are read from the details, and nonsense in them is ignored', { tags: ['KYC-14'] }, () => {
  const files = [{ index: 1, code: 'FILE_TYPE' }, null, { index: '2', code: 'X' }, { index: 3 }, 'a'];
  expect([...refusedFiles({ files })]).toEqual([[1, 'FILE_TYPE']]);
  expect(refusedFiles({ files: 'all' }).size).toBe(0);
  expect(refusedFiles({}).size).toBe(0);
});

test('the first needed document moves on with every picked picture', { tags: ['KYC-02'] }, () => {
  const [front, back] = [needed({ state: 'approved' }), needed({ side: 'back' })];
  const card = needed({
    document_type: 'bank_card_screenshot',
    side: null,
    subject: '•• 4417',
    state: 'declined',
  });
  const all = [front, back, card];
  expect(firstWaiting(all, [])).toBe(back);
  expect(firstWaiting(all, [pick({ target: slotOf(back).target })])).toBe(card);
  expect(
    firstWaiting(all, [pick({ target: slotOf(back).target }), pick({ target: slotOf(card).target })]),
  ).toBeUndefined();
  expect(firstWaiting([needed({ state: 'checking' }), front], [])).toBeUndefined();
  expect(firstWaiting(all, [pick({ target: slotOf(back).target, state: 'refused' })])).toBe(back);
});

test('a picture of the whole document counts for either side, no other card', { tags: ['KYC-02'] }, () => {
  expect(isPicked(needed(), [pick()])).toBe(true);
  expect(isPicked(needed(), [pick({ target: slotOf(needed({ side: 'back' })).target })])).toBe(false);
  const card = { document_type: 'bank_card_screenshot', side: null };
  const other = pick({ target: slotOf(needed({ ...card, subject: '•• 0008' })).target });
  expect(isPicked(needed({ ...card, subject: '•• 4417' }), [other])).toBe(false);
});

test('a picture of a declined document replaces it, of a missing one nothing', { tags: ['KYC-16'] }, () => {
  expect(slotOf(needed({ state: 'declined', document_id: 31 })).target.replacesId).toBe(31);
  expect(slotOf(needed({ document_id: 31, state: 'checking' })).target.replacesId).toBeNull();
});

test('a declined document is wanted only if no other entry covers it', { tags: ['KYC-16'] }, () => {
  const sent = (id: number, change: Partial<Document> = {}): Document => ({
    id,
    status: 'declined',
    document_type: 'Passport',
    document_name: 'p.jpg',
    decline_reason: null,
    decline_code: null,
    created_at: `2026-01-1${id}T10:00:00Z`,
    side: 'front',
    subject: null,
    ...change,
  });
  const old = sent(1);
  const card = (subject: string | null, id = 1) =>
    sent(id, { document_type: 'bank_card_screenshot', side: null, subject });
  expect(isWanted(old, [old], [])).toBe(true);
  // The list of required documents contains it, or one with the same side.
  expect(isWanted(old, [old], [needed({ document_id: 1 })])).toBe(false);
  expect(isWanted(old, [sent(2), old], [needed({ state: 'declined', document_id: 2 })])).toBe(false);
  expect(isWanted(old, [old], [needed({ side: 'back' })])).toBe(true);
  // A newer document of the same side replaces it, whatever its status.
  for (const status of ['process', 'approved', 'declined'] as const)
    expect(isWanted(old, [sent(2, { status }), old], [])).toBe(false);
  expect(isWanted(old, [sent(2, { side: null }), old], [])).toBe(false);
  expect(isWanted(old, [sent(2, { side: 'back' }), old], [])).toBe(true);
  expect(isWanted(old, [sent(2, { side: 'back', replaces_id: 1 }), old], [])).toBe(false);
  expect(isWanted(card('•• 1'), [card('•• 2', 2), card('•• 1')], [])).toBe(true);
  expect(isWanted(card('•• 1'), [card(null, 2), card('•• 1')], [])).toBe(false);
  // Of two documents sent at the same time, only one has to be sent again.
  const twin = sent(2, { created_at: old.created_at });
  expect([old, twin].filter((one) => isWanted(one, [twin, old], []))).toEqual([twin]);
  expect(isWanted(sent(1, { status: 'approved' }), [], [])).toBe(false);
});
