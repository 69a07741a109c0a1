import { Button, type ButtonProps } from '../button/index.ts';
import { cn } from '../cn/index.ts';
import { FeatherProgress } from '../feathers/index.ts';
import { Link } from '../link/index.ts';
import type { OfferAction, OfferCardProps } from './types.ts';

/** A button of an offer, as a link or a button. */
export function OfferButton({
  action,
  ...look
}: { action: OfferAction } & Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'>) {
  if (action.href !== undefined)
    return (
      <Button asChild {...look} icon={action.icon}>
        <Link href={action.href} onClick={action.onClick}>
          {action.label}
        </Link>
      </Button>
    );
  return (
    <Button {...look} icon={action.icon} busy={action.busy} onClick={action.onClick}>
      {action.label}
    </Button>
  );
}

/** Conditions in two columns; `onArt` when they stand on a stone. */
export function OfferTerms({
  terms,
  onArt = false,
  className,
}: {
  terms: OfferCardProps['terms'];
  onArt?: boolean;
  className?: string;
}) {
  if (terms.length === 0) return null;
  return (
    <dl
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded-md',
        onArt ? 'bg-white/12' : 'bg-line',
        className,
      )}
    >
      {terms.map((term) => (
        <div
          key={term.label}
          className={cn('min-w-0 px-3 py-[9px]', onArt ? 'bg-[rgb(20_4_8/.42)]' : 'bg-surface-2')}
        >
          <dt className={cn('text-[0.75rem] leading-4', onArt ? 'text-on-ground/85' : 'text-ink-muted')}>
            {term.label}
          </dt>
          <dd className="text-[0.875rem] leading-5 font-[650]">{term.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How far the wager is, in feathers and in words. */
export function OfferProgress({
  progress,
  className,
}: {
  progress: NonNullable<OfferCardProps['progress']>;
  className?: string;
}) {
  const finished = progress.value >= progress.max;
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-body-strong">{progress.done}</span>
        <span className="text-caption">{progress.left}</span>
      </div>
      <FeatherProgress
        value={progress.value}
        max={progress.max}
        label={progress.label}
        valueText={`${progress.done}, ${progress.left}`}
        tone={finished ? 'success' : 'bonus'}
        segments={18}
        className="mt-2"
      />
    </div>
  );
}
