export { findTournament, openTournaments } from './editions.ts';
export { joinTournament } from './join.ts';
export { settleTournaments } from './settle.ts';
export { tournamentBanners, tournamentCards, tournamentDetail, tournamentGames } from './views.ts';
export type { TournamentView } from './views.ts';
