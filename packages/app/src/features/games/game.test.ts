import { describe, expect, it } from 'vitest';
import { betsOf, contributionOf, gameAt, maxBetOf, modeOf } from './facts.ts';
import { isOpenAfter, readFrameMessage, type FrameMessage } from './frame-message.ts';

describe('messages of the game frame', () => {
  const frame = {};
  const event = {
    source: frame,
    origin: 'null',
    data: { source: 'tulpar-game', type: 'round', mode: 'real' },
  };

  it('believes only its own frame without an origin', { tags: ['GAME-16'] }, () => {
    expect(readFrameMessage(event, frame)).toBe('round');
    expect(readFrameMessage({ ...event, source: {} }, frame)).toBeNull();
    expect(readFrameMessage({ ...event, origin: 'https://evil.example' }, frame)).toBeNull();
    expect(readFrameMessage(event, null)).toBeNull();
    expect(readFrameMessage({ ...event, source: null }, null)).toBeNull();
  });

  it('reads nothing but known kinds', { tags: ['GAME-16'] }, () => {
    for (const data of [
      null,
      'round',
      [],
      { type: 'round' },
      { source: 'tulpar-game', type: 'pay' },
      { source: 'tulpar-game' },
    ]) {
      expect(readFrameMessage({ ...event, data }, frame)).toBeNull();
    }
  });

  it('a round is open from its bet until the game says what became of it', { tags: ['GAME-16'] }, () => {
    const after = (...messages: FrameMessage[]) =>
      messages.reduce((isOpen, message) => isOpenAfter(message, isOpen), false);
    expect(after('ready')).toBe(false);
    expect(after('ready', 'bet')).toBe(true);
    expect(after('bet', 'ready')).toBe(true);
    for (const end of ['round', 'funds', 'refused', 'ended'] as const) expect(after('bet', end)).toBe(false);
  });
});

it(
  'the page of every game names its game, also the two with their own route',
  { tags: ['CALL-08', 'ROUTE-14'] },
  () => {
    const paths = ['/games/tulpar-gold', '/games/fruit-cocktail', '/games/resident', '/games', '/'];
    expect(paths.map(gameAt)).toEqual(['tulpar-gold', 'fruit-cocktail', 'resident', null, null]);
  },
);

describe('playing a game', () => {
  const game = { is_demo: true, is_available: true };

  it('opens the demo for a guest and the real game for a player', { tags: ['GAME-16'] }, () => {
    expect(modeOf({ signedIn: false, wanted: null, game })).toBe('demo');
    expect(modeOf({ signedIn: false, wanted: 'real', game })).toBe('demo');
    expect(modeOf({ signedIn: true, wanted: null, game })).toBe('real');
    expect(modeOf({ signedIn: true, wanted: 'demo', game })).toBe('demo');
  });

  it('launches nothing that cannot be played', { tags: ['GAME-16'] }, () => {
    expect(modeOf({ signedIn: false, wanted: null, game: { ...game, is_demo: false } })).toBeNull();
    expect(modeOf({ signedIn: true, wanted: 'demo', game: { ...game, is_demo: false } })).toBe('real');
    expect(modeOf({ signedIn: true, wanted: null, game: { ...game, is_available: false } })).toBeNull();
  });

  it('the largest bet that counts is the one of the bonus’s currency', () => {
    const terms = { max_bet: { kzt: 150_000, azn: null } } as NonNullable<
      Parameters<typeof maxBetOf>[0]['terms']
    >;
    expect(maxBetOf({ terms, currency: 'KZT' })).toBe(150_000);
    expect(maxBetOf({ terms, currency: 'AZN' })).toBeNull();
    expect(maxBetOf({ terms: { ...terms, max_bet: null }, currency: 'KZT' })).toBeNull();
    expect(maxBetOf({ terms: null, currency: 'KZT' })).toBeNull();
  });

  it('keeps unpublished figures apart from zero', () => {
    expect(betsOf({ min_bet: { kzt: 1000, azn: null }, max_bet: { kzt: 5000, azn: 100 } }, 'KZT')).toEqual({
      min: 1000,
      max: 5000,
    });
    expect(betsOf({ min_bet: { kzt: 1000, azn: null }, max_bet: { kzt: 5000, azn: 100 } }, 'AZN')).toBeNull();
    expect(
      [null, 0, 50, 140, -3].map((wager_contribution) => contributionOf({ wager_contribution })),
    ).toEqual([null, 0, 50, 100, 0]);
  });
});
