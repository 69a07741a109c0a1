import { expect, it } from 'vitest';
import { neededDocuments } from './needed.ts';

type Sent = Parameters<typeof neededDocuments>[0][number];

const passport = (id: number, change: Partial<Sent> = {}): Sent => ({
  id,
  document_type: 'Passport',
  side: null,
  subject: null,
  status: 'process',
  ...change,
});
const card = (id: number, change: Partial<Sent> = {}) =>
  passport(id, { document_type: 'bank_card_screenshot', ...change });
const states = (sent: readonly Sent[], cards: readonly string[] = [], isVerified = false) =>
  neededDocuments(sent, { isVerified, cards }, 'en').map(
    ({ side, subject, state, document_id: id }) => `${side ?? subject} ${state} ${id}`,
  );

it('requires both sides of the identity document, then each card', { tags: ['KYC-03'] }, () => {
  expect(states([], ['•• 4417', '•• 0008'])).toEqual([
    'front missing null',
    'back missing null',
    '•• 4417 missing null',
    '•• 0008 missing null',
  ]);
});

it('the newest document sent for a side counts, and an accepted one for good', { tags: ['KYC-02'] }, () => {
  const sent = [
    passport(4, { side: 'back', status: 'declined' }),
    passport(3, { side: 'front', status: 'declined' }),
    passport(2, { side: 'front', status: 'approved' }),
    passport(1, { side: 'back', status: 'processing' }),
  ];
  expect(states(sent)).toEqual(['front approved 2', 'back declined 4']);
});

it('a picture of the whole document counts as either side', { tags: ['KYC-03'] }, () => {
  expect(states([passport(7, { status: 'processing' })])).toEqual(['front checking 7', 'back checking 7']);
});

it('a card is proven by a picture of that card alone', { tags: ['KYC-03'] }, () => {
  const sent = [card(9, { subject: '•• 0008', status: 'declined' }), passport(1, { status: 'approved' })];
  expect(states(sent, ['•• 4417', '•• 0008'])).toEqual([
    'front approved 1',
    'back approved 1',
    '•• 4417 missing null',
    '•• 0008 declined 9',
  ]);
});

it('nothing is needed when all is accepted or the player was verified', { tags: ['KYC-01'] }, () => {
  expect(states([passport(1, { status: 'approved' })])).toEqual([]);
  expect(states([], [], true)).toEqual([]);
  expect(states([], ['•• 4417'], true)).toEqual(['•• 4417 missing null']);
  // A later declined picture does not undo the verification.
  expect(states([passport(5, { status: 'declined' })], ['•• 4417'], true)[0]).toBe('front approved 5');
});

it('title and reason are in the language of the player', { tags: ['KYC-02'] }, () => {
  const titles = (['ru', 'kk', 'az', 'en'] as const).map(
    (language) => neededDocuments([], { isVerified: true, cards: ['•• 4417'] }, language)[0]?.title,
  );
  expect(titles).toEqual(['Карта •• 4417', 'Карта •• 4417', 'Kart •• 4417', 'Card •• 4417']);
});
