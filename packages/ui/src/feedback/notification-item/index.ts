export { NotificationItem, type NotificationItemProps, type NotificationTone } from './NotificationItem.tsx';
export {
  NotificationGroup,
  NotificationSkeleton,
  type NotificationGroupProps,
} from './NotificationGroup.tsx';
