export {
  findTournament,
  listTournaments,
  openTournaments,
  tournamentStatus,
  editionSlug,
} from './editions.ts';
export { joinTournament, leaveTournament, remindOfTournament } from './join.ts';
export { cancelTournament, createTournament, endTournament } from './manage.ts';
export { tournamentNews } from './news.ts';
export { allSeries, findSeries } from './series.ts';
export { settleTournaments } from './settle.ts';
export { announceStarts } from './start.ts';
export {
  archivedCards,
  pointsByGame,
  tournamentBanners,
  tournamentCards,
  tournamentDetail,
  tournamentGames,
} from './views.ts';
export type { TournamentView } from './views.ts';
