import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useEffect, useRef } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { Pick } from '../picks.ts';

interface PictureReviewProps {
  pick: Pick;
  onKeep: () => void;
  onAgain: () => void;
}

/** Problems found in a picture, with two equal options: the check only advises (KYC-09). */
export function PictureReview({ pick, onKeep, onAgain }: PictureReviewProps) {
  const t = useText();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(pick.file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [pick.file]);
  return (
    <section
      aria-label={t('documents.review', { name: pick.file.name })}
      className="grid gap-3 rounded-lg bg-surface-2 p-3"
    >
      <img ref={image} alt="" className="max-h-64 w-full rounded-md bg-white object-contain" />
      {pick.problems.map((problem) => (
        <Notice key={problem} tone="warning" title={t(`documents.problem.${problem}`)}>
          {t(`documents.advice.${problem}`)}
        </Notice>
      ))}
      <p className="text-caption text-ink-muted">{t('documents.mayDecline')}</p>
      <div className="grid grid-cols-1 gap-2 tablet:grid-cols-2">
        <Button variant="secondary" size="lg" block onClick={onAgain}>
          {t('documents.again')}
        </Button>
        <Button variant="secondary" size="lg" block onClick={onKeep}>
          {t('documents.keep')}
        </Button>
      </div>
    </section>
  );
}
