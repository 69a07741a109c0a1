export {
  TournamentCard,
  TournamentSkeleton,
  type TournamentCardProps,
  type TournamentFact,
} from './TournamentCard.tsx';
