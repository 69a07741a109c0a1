export {
  SessionList,
  SessionListItem,
  SessionListSkeleton,
  type SessionListItemProps,
  type SessionListProps,
} from './SessionList.tsx';
