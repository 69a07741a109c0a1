import type { ComponentProps } from 'react';
import { Badge, type BadgeTone } from '../badge/index.ts';
import { cn } from '../../foundations/cn/index.ts';
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

/** How a transaction, a bonus or a document stands. `action`: it waits for the player. */
export type StatusTone = keyof typeof looks;

/** Props of `StatusLabel`: the tone, and the status in a word or two. */
export interface StatusLabelProps extends Omit<ComponentProps<'span'>, 'children'> {
  tone: StatusTone;
  label: string;
}

/** A status in colour, sign and word. The sign alone tells the tones apart for those who do not see the colours. */
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
