import { Button } from '@tulpar/ui/button';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { ChatMarker, chatLink } from '#app/features/chat/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { Link } from '#app/platform/routing/router.tsx';
import { endOf, lengthsBeyond, type BreakLength, useBreakEnd } from '../lengths.ts';
import type { Restriction } from '#app/features/session/index.ts';
import { useMinute } from '#app/platform/state/next-moment.ts';
import { useEffect, useRef } from 'react';

interface StepHeadProps {
  step: 1 | 2;
  /** Whether to move the focus to this heading, because it replaced another step. */
  takesFocus: boolean;
}

export function StepHead({ step, takesFocus }: StepHeadProps) {
  const t = useText();
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    head.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [takesFocus]);
  return (
    <div>
      <p ref={head} tabIndex={-1} className="text-caption text-ink-muted outline-none">
        {t('breaks.step', { step })}
      </p>
      <div aria-hidden="true" className="mt-2 grid grid-cols-2 gap-1">
        <span className="h-2 rounded-full bg-surface-inverse" />
        <span className={`h-2 rounded-full ${step === 2 ? 'bg-surface-inverse' : 'bg-surface-3'}`} />
      </div>
    </div>
  );
}

export interface LengthStepProps {
  /** Restriction in force; it limits the choice (`lengthsBeyond`). */
  holds: Restriction | null;
  chosen: BreakLength | null;
  isReturn: boolean;
  onChoose: (length: BreakLength) => void;
  onNext: () => void;
}

/** Choice of the length; nothing is preselected (SAFE-08). */
export function LengthStep({ holds, chosen, isReturn, onChoose, onNext }: LengthStepProps) {
  const t = useText();
  const moment = useMinute();
  const lengths = lengthsBeyond(holds, moment);
  return (
    <div className="grid grid-cols-1 gap-4">
      <StepHead step={1} takesFocus={isReturn} />
      <p className="text-body break-words hyphens-auto text-ink-muted">
        {t(holds ? 'breaks.introExtend' : 'breaks.intro')}
      </p>
      {(['break', 'self_exclusion'] as const).map((kind) => {
        const offered = lengths.filter((one) => one.kind === kind);
        return (
          offered.length > 0 && (
            <Lengths key={kind} kind={kind} lengths={offered} chosen={chosen} onChoose={onChoose} />
          )
        );
      })}
      <Button size="lg" block disabledReason={chosen ? undefined : t('breaks.choose')} onClick={onNext}>
        {t('breaks.next')}
      </Button>
      <p className="flex flex-wrap items-center gap-x-2 text-caption text-ink-muted">
        {t('breaks.unsure')}
        <Button asChild variant="ghost" size="sm" className="-ml-2.5 px-2.5!">
          <Link {...chatLink}>
            {t('content.footer.chat')}
            <ChatMarker />
          </Link>
        </Button>
      </p>
    </div>
  );
}

/** Lengths of one kind; both kinds share one radio group. */
function Lengths({
  kind,
  lengths,
  chosen,
  onChoose,
}: {
  kind: Restriction['kind'];
  lengths: readonly BreakLength[];
  chosen: BreakLength | null;
  onChoose: (length: BreakLength) => void;
}) {
  const t = useText();
  const endText = useBreakEnd();
  const moment = useMinute();
  return (
    <section>
      <h2 className="mb-2 text-body-strong break-words">{t(`breaks.kind.${kind}`)}</h2>
      {kind === 'self_exclusion' && (
        <p className="mb-2 text-caption break-words text-ink-muted">{t('breaks.about.self_exclusion')}</p>
      )}
      <RadioCards
        label={t(`breaks.kind.${kind}`)}
        labelHidden
        columns={3}
        name="break-length"
        value={chosen?.kind === kind ? chosen.id : null}
        onValueChange={(id) => {
          const length = lengths.find((one) => one.id === id);
          if (length) onChoose(length);
        }}
        options={lengths.map((length) => ({
          value: length.id,
          label: t(`breaks.length.${length.id}`),
          description: endText(kind, endOf(length, moment)),
        }))}
      />
    </section>
  );
}
