import type { ReactNode } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { CashbackIcon, GiftIcon, RefreshIcon } from '../../foundations/icon/index.ts';
import { cn } from '../../foundations/cn/index.ts';
import { OfferTermsLine } from './OfferParts.tsx';
import { historyTone } from './history-tone.ts';
import type { OfferCardProps, OfferFaceProps } from './types.ts';

const gift = { look: 'bg-bonus-soft text-bonus-ink', icon: <GiftIcon /> };

/** The sign of each kind, in the colour of its backdrop. */
const signs: Readonly<Record<OfferCardProps['kind'], { look: string; icon: ReactNode }>> = {
  welcome: gift,
  money: gift,
  promo: gift,
  spins: { look: 'bg-accent-soft text-accent-ink', icon: <RefreshIcon /> },
  cashback: { look: 'bg-success-soft text-success-ink', icon: <CashbackIcon /> },
};

/** A past offer as a line of a list: what and when, the sum and how it ended; a lost one in red (ledger BONUS-18). */
export function HistoryOffer({
  kind,
  title,
  date,
  terms,
  figure,
  outcome,
}: OfferFaceProps & Pick<OfferCardProps, 'kind'>) {
  const { look, icon } = signs[kind];
  return (
    <>
      <span
        aria-hidden="true"
        className={cn('grid size-8 flex-none place-items-center rounded-md [&>svg]:size-4', look)}
      >
        {icon}
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
