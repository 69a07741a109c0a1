export { categoryIcon } from './category-icons.ts';
export { createGameSource, cardOf, isAvailableIn, usesAlternative } from './game-source.ts';
export { pageOf, recentGames, selectGames, type GamesQuery } from './query.ts';
export { wagerShares } from './shares.ts';
export { catalogueOf, type Catalogue, type Game } from './snapshot.ts';
