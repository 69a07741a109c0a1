import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Country, Currency, Language, PerCurrencyAmount } from '../locale/locale.ts';

/** What the rules of rounds need to know about a game. */
export interface GameFacts {
  readonly slug: string;
  readonly name: string;
  readonly hasDemo: boolean;
  /** Smallest and largest stake of one round, minor units. */
  readonly minBet: PerCurrencyAmount;
  readonly maxBet: PerCurrencyAmount;
  /** Share of a stake that counts towards a wager, percent 0-100. */
  readonly wagerContribution: number;
  /** Countries where it may be played. */
  readonly countries: readonly Country[];
}

/** Game card as the contract has it. */
export type GameCard = AnswerOf<(typeof endpoints)['games']>['data'][number];

/** Whose eyes a card is made for. */
export interface GameView {
  readonly language: Language;
  readonly currency: Currency;
}

/** The catalogue as rounds and bonuses see it. */
export interface GameSource {
  /** Null for a slug that is not listed. */
  find(db: Connection, slug: string): Promise<GameFacts | null>;
  /** Cards of existing slugs, in the requested order. */
  cards(db: Connection, slugs: readonly string[], view: GameView): Promise<GameCard[]>;
}
