import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { Backdrop } from '../../foundations/backdrop/index.ts';
import { CheckIcon } from '../../foundations/icon/index.ts';
import { OfferButton, OfferEyebrow, OfferBackdrop, type OfferAction } from '../offer-card/index.ts';
import type { ImageSource } from '../picture/Picture.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';

/** A fact of a tournament; the value can be a running countdown. */
export interface TournamentFact {
  label: string;
  value: ReactNode;
}

export interface TournamentCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  status: 'upcoming' | 'running' | 'finished';
  title: string;
  /** Formatted prize pool, in gold. */
  prize?: string | undefined;
  /** Description if there is no prize pool: "for those with us up to 30 days". */
  text?: string | undefined;
  /** Short text above the title: "You take part · place 42", "Live only", "Starts on 24 November". */
  eyebrow?: string | undefined;
  /** The player takes part: the eyebrow has a check mark and the button is primary. */
  joined?: boolean | undefined;
  backdrop?: Backdrop | undefined;
  image?: ImageSource | null | undefined;
  /** The layout fits three facts: time left, prizes, players. */
  facts: readonly TournamentFact[];
  action?: OfferAction | undefined;
  details?: OfferAction | undefined;
}

/** A tournament in a list: backdrop with name and prize pool, three facts, next action. */
export function TournamentCard({
  status,
  title,
  prize,
  text,
  eyebrow,
  joined = false,
  backdrop = 'lapis',
  image,
  facts,
  action,
  details,
  className,
  ...rest
}: TournamentCardProps) {
  return (
    <article
      {...rest}
      data-status={status}
      data-joined={joined || undefined}
      className={cn('@container min-w-0 overflow-hidden rounded-xl bg-surface-1 shadow-card', className)}
    >
      <OfferBackdrop
        backdrop={backdrop}
        image={image}
        imageClassName="-top-1.5 right-0.5 w-36.5 @max-[20rem]:w-25 tablet:top-6.5 tablet:right-2.5"
        className={cn('min-h-33 px-4 py-3.5 tablet:min-h-42', status === 'finished' && 'saturate-[0.35]')}
      >
        {eyebrow !== undefined && (
          <OfferEyebrow icon={joined ? <CheckIcon /> : undefined}>
            <DotLine parts={eyebrow.split(' · ')} />
          </OfferEyebrow>
        )}
        <h3 className="slant mt-2.5 max-w-[56%] font-display text-[1.5rem] leading-7 font-extrabold tracking-[-0.02em] break-words">
          {title}
        </h3>
        {prize !== undefined && (
          <p
            className={cn(
              'slant max-w-[62%] font-display text-display-sm break-words',
              backdrop === 'amber' ? 'text-amber-spark' : 'text-amber-bright',
            )}
          >
            {prize}
          </p>
        )}
        {text && <p className="max-w-[60%] text-caption break-words">{text}</p>}
      </OfferBackdrop>
      <div className="px-4 pt-3.5 pb-4">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-x-4 gap-y-2 @[20rem]:grid-cols-[1.5fr_1fr_1fr]">
          {facts.map((fact) => (
            <div key={fact.label} className="flex min-w-0 flex-col justify-between">
              <dt className="text-caption break-words text-ink-muted">{fact.label}</dt>
              <dd className="text-body-strong tabular-nums">{fact.value}</dd>
            </div>
          ))}
        </dl>
        {(action ?? details) && (
          <div className="mt-3 flex flex-wrap gap-2">
            {action && (
              <OfferButton
                action={action}
                variant={joined ? 'primary' : 'tonal'}
                size="sm"
                className="flex-[1_1_7rem]! py-1.5!"
              />
            )}
            {details && (
              <OfferButton
                action={details}
                variant="secondary"
                size="sm"
                className="flex-[1_1_7rem]! py-1.5!"
              />
            )}
          </div>
        )}
      </div>
    </article>
  );
}

/** Skeleton of a tournament. Put it into a `SkeletonGroup`, which announces loading. */
export function TournamentSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <Skeleton {...rest} className={cn('h-64 rounded-xl tablet:h-73', className)} />;
}
