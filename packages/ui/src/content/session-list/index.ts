export {
  SessionList,
  SessionListItem,
  SessionListSkeleton,
  type SessionListItemProps,
} from './SessionList.tsx';
