import type { ComponentProps } from 'react';
import { Badge, type BadgeTone } from '../badge/Badge.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  AlertIcon,
  CheckIcon,
  DeclinedIcon,
  InfoIcon,
  PendingIcon,
  type Icon,
} from '../../foundations/icon/index.ts';

const looks = {
  success: { badge: 'success', icon: CheckIcon },
  waiting: { badge: 'warning', icon: PendingIcon },
  action: { badge: 'brand', icon: AlertIcon },
  danger: { badge: 'danger', icon: DeclinedIcon },
  neutral: { badge: 'neutral', icon: InfoIcon },
} as const satisfies Record<string, { badge: BadgeTone; icon: Icon }>;

/** State of a transaction, bonus or document. `action`: requires an action by the player. */
export type StatusTone = keyof typeof looks;

export interface StatusLabelProps extends Omit<ComponentProps<'span'>, 'children'> {
  tone: StatusTone;
  label: string;
}

/** A status with colour, icon and text. The icon distinguishes the tones without colour. */
export function StatusLabel({ tone, label, className, ...rest }: StatusLabelProps) {
  const { badge, icon: Sign } = looks[tone];
  return (
    <Badge
      {...rest}
      data-tone={tone}
      tone={badge}
      icon={<Sign aria-hidden="true" />}
      className={cn('h-auto min-h-6 max-w-full py-0.5 leading-5 whitespace-normal', className)}
    >
      {label}
    </Badge>
  );
}
