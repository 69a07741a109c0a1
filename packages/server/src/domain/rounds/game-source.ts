import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Country, Currency, Language, PerCurrencyAmount } from '../locale/locale.ts';

/** Game data that the rules of rounds need. */
export interface GameFacts {
  readonly slug: string;
  readonly name: string;
  readonly hasDemo: boolean;
  /** Minimum and maximum stake of a round, minor units. */
  readonly minBet: PerCurrencyAmount;
  readonly maxBet: PerCurrencyAmount;
  /** Percentage of a stake that counts towards wagering, 0–100. */
  readonly wagerContribution: number;
  readonly countries: readonly Country[];
}

/** Game card of the contract. */
export type GameCard = AnswerOf<(typeof endpoints)['games']>['data'][number];

/** Visitor that a card is shown to. */
export interface GameView {
  readonly language: Language;
  readonly currency: Currency;
}

/** The catalogue as rounds and bonuses use it. */
export interface GameSource {
  /** Null for an unlisted slug. */
  find(db: Connection, slug: string): Promise<GameFacts | null>;
  /** Cards of existing slugs, in the requested order. */
  cards(db: Connection, slugs: readonly string[], view: GameView): Promise<GameCard[]>;
}
