import { Button } from '@tulpar/ui/button';
import { Checkbox } from '@tulpar/ui/checkbox';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import type { BreakFacts } from '../lengths.ts';
import { endOf, type BreakLength, useBreakEnd } from '../lengths.ts';
import { Consequences } from './Consequences.tsx';
import { StepHead } from './StepHead.tsx';

export interface ConfirmStepProps {
  length: BreakLength;
  facts: BreakFacts;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Consequences of the chosen length, and the confirmation; self-exclusion needs a checkbox (SAFE-08). */
export function ConfirmStep({ length, facts, busy, onConfirm, onBack }: ConfirmStepProps) {
  const t = useText();
  const endText = useBreakEnd();
  const [isTicked, tick] = useState(false);
  const isExclusion = length.kind === 'self_exclusion';
  const end = endOf(length, now());
  return (
    <div className="grid grid-cols-1 gap-3">
      <StepHead step={2} takesFocus />
      <div>
        <p className="text-caption break-words text-ink-muted">
          {t('breaks.chosen', {
            kind: t(`breaks.kind.${length.kind}`),
            length: t(`breaks.length.${length.id}`),
          })}
        </p>
        <h2 className="slant mt-1 font-display text-display-md text-balance break-words text-ink">
          {endText(length.kind, end)}
        </h2>
        <p className="mt-1 text-body break-words hyphens-auto text-ink-muted">
          {t(`breaks.starts.${length.kind}`)}
        </p>
      </div>
      <Consequences kind={length.kind} end={end} facts={facts} />
      {isExclusion && (
        <Checkbox
          className="rounded-lg bg-surface-1 px-3.5 py-1 shadow-card"
          checked={isTicked}
          onCheckedChange={tick}
          label={t('breaks.tick', { end: endText(length.kind, end) })}
        />
      )}
      <Button
        needsNetwork
        size="lg"
        block
        busy={busy}
        disabledReason={isExclusion && !isTicked ? t('breaks.tickFirst') : undefined}
        onClick={onConfirm}
      >
        {t(`breaks.confirm.${length.kind}`)}
      </Button>
      <Button variant="secondary" size="lg" block disabled={busy} onClick={onBack}>
        {t('breaks.back')}
      </Button>
    </div>
  );
}
