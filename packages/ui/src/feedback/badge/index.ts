export { Badge, CounterBadge, type BadgeProps, type BadgeTone, type CounterBadgeProps } from './Badge.tsx';
