/** How rounds become points. */
export type Scoring = 'bet_sum' | 'rounds_count' | 'win_multiplier' | 'points';

export interface ScoredRound {
  /** Minor units, more than 0. */
  readonly bet: number;
  readonly win: number;
}

interface Rule {
  /** What one round is worth, a whole number. */
  readonly worth: (round: ScoredRound) => number;
  /** Whether rounds add up or only the best one counts. */
  readonly joins: 'sum' | 'best';
  /** Score units that make one shown point. */
  readonly scale: number;
}

/** A win of this many stakes is worth so many points; the highest step that is reached counts. */
export const pointSteps: readonly { readonly times: number; readonly points: number }[] = [
  { times: 30, points: 50 },
  { times: 15, points: 10 },
  { times: 0, points: 1 },
];

/** Every scoring rule. */
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

/** Score after one more round; never less than before. */
export function scoreAfter(scoring: Scoring, score: number, round: ScoredRound): number {
  const { worth, joins } = scoringRules[scoring];
  const value = worth(round);
  return joins === 'sum' ? score + value : Math.max(score, value);
}

/** Points as they are shown. */
export const pointsOf = (scoring: Scoring, score: number): number => score / scoringRules[scoring].scale;
