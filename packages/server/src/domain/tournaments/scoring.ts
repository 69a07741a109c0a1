export type Scoring = 'bet_sum' | 'rounds_count' | 'win_multiplier' | 'points';

interface ScoredRound {
  /** Stake, minor units, more than 0. */
  readonly bet: number;
  readonly win: number;
}

interface Rule {
  /** Score of one round, an integer. */
  readonly worth: (round: ScoredRound) => number;
  /** Whether the scores of rounds are added, or only the best round counts. */
  readonly joins: 'sum' | 'best';
  /** Score units per displayed point. */
  readonly scale: number;
}

/** A win of `times` stakes is worth `points`; the highest reached step counts. */
export const pointSteps: readonly { readonly times: number; readonly points: number }[] = [
  { times: 30, points: 50 },
  { times: 15, points: 10 },
  { times: 0, points: 1 },
];

export const scoringRules: Readonly<Record<Scoring, Rule>> = {
  bet_sum: { worth: ({ bet }) => bet, joins: 'sum', scale: 100 },
  rounds_count: { worth: () => 1, joins: 'sum', scale: 1 },
  win_multiplier: {
    worth: ({ bet, win }) => Number((BigInt(win) * 100n) / BigInt(bet)),
    joins: 'best',
    scale: 100,
  },
  points: {
    worth: ({ bet, win }) =>
      win === 0 ? 0 : (pointSteps.find(({ times }) => win >= bet * times)?.points ?? 0),
    joins: 'sum',
    scale: 1,
  },
};

/** Score of an entry after another round; never lower than before. */
export function scoreAfter(scoring: Scoring, score: number, round: ScoredRound): number {
  const { worth, joins } = scoringRules[scoring];
  const value = worth(round);
  return joins === 'sum' ? score + value : Math.max(score, value);
}

export const pointsOf = (scoring: Scoring, score: number): number => score / scoringRules[scoring].scale;
