import { useEffect, useRef } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

interface StepHeadProps {
  step: 1 | 2;
  /** Move the focus to this heading, because it replaced another step. */
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
