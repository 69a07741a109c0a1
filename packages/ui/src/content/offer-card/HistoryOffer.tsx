import { Badge } from '../../feedback/badge/index.ts';
import { OfferTermsLine } from './OfferParts.tsx';
import { historyTone } from './history-tone.ts';
import type { OfferFaceProps } from './types.ts';

/** A past offer as a line of a list: what and when, the sum and how it ended; a lost one in red (ledger BONUS-18). */
export function HistoryOffer({ title, date, terms, figure, outcome }: OfferFaceProps) {
  return (
    <>
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
