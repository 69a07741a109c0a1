import { Badge, type BadgeTone } from '../../feedback/badge/Badge.tsx';
import { GiftIcon } from '../../foundations/icon/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { OfferTermsLine } from './OfferParts.tsx';
import type { OfferCardProps, OfferFaceProps } from './types.ts';

/** Offers that ended without a reward (ledger BONUS-18). */
const lost: ReadonlySet<string> = new Set(['canceled', 'wager_ignored', 'expired']);

/** Colour of a past offer's outcome by server status: red when lost, green when wagered, else neutral. */
export function historyTone(status: string): BadgeTone {
  if (lost.has(status)) return 'danger';
  return status === 'finished' ? 'success' : 'neutral';
}

/** Icon colours of past offers, matching their backdrops. */
const looks: Partial<Record<OfferCardProps['kind'], string>> = {
  spins: 'bg-accent-soft text-accent-ink',
  cashback: 'bg-success-soft text-success-ink',
};

/** A past offer as a list row: title and date, amount and outcome; lost ones in red (ledger BONUS-18). */
export function HistoryOffer({
  kind,
  title,
  date,
  terms,
  figure,
  outcome,
}: OfferFaceProps & Pick<OfferCardProps, 'kind'>) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'grid size-8 flex-none place-items-center rounded-md [&>svg]:size-4',
          looks[kind] ?? 'bg-bonus-soft text-bonus-ink',
        )}
      >
        <GiftIcon />
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <h3 className="text-body-strong break-words">{title}</h3>
        {date !== undefined && <p className="text-caption text-ink-muted">{date}</p>}
        <OfferTermsLine terms={terms} className="text-ink-muted" />
      </div>
      <div className="ml-auto flex flex-col items-end gap-1">
        <b className="text-body-strong whitespace-nowrap">{figure}</b>
        {outcome && <Badge tone={historyTone(outcome.status)}>{outcome.label}</Badge>}
      </div>
    </>
  );
}
