import { cn } from '@tulpar/ui/cn';
import { CheckIcon, CloseIcon } from '@tulpar/ui/icon';
import { useId } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

const examples = ['good', 'glare', 'cropped', 'blurred'] as const;
type Example = (typeof examples)[number];

function Drawing({ example }: { example: Example }) {
  return (
    <svg
      viewBox="0 0 88 64"
      aria-hidden="true"
      className={cn('w-full rounded-md bg-surface-3', example === 'blurred' && '[&>g]:blur-[2.5px]')}
    >
      <g transform={example === 'cropped' ? 'translate(-24 -6) scale(1.15)' : undefined}>
        <rect x="10" y="12" width="68" height="42" rx="4" className="fill-[#1d7d78]" />
        <rect x="10" y="12" width="68" height="9" rx="4" className="fill-[#0d4a48]" />
        <rect x="17" y="26" width="16" height="20" rx="2" className="fill-[#cfeeea]" />
        <circle cx="25" cy="33" r="4" className="fill-[#1d7d78]" />
        <path d="M18.5 46a6.5 7 0 0 1 13 0z" className="fill-[#1d7d78]" />
        <path d="M39 29h32M39 35h26M39 41h30M39 47h20" strokeWidth="2" className="stroke-[#8fd0ca]" />
      </g>
      {example === 'glare' && (
        <>
          <circle cx="55" cy="33" r="17" className="fill-white/50" />
          <circle cx="55" cy="33" r="11" className="fill-white" />
        </>
      )}
    </svg>
  );
}

/** A good picture and three that would be declined (KYC-16). */
export function PictureExamples() {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title-sm">
        {t('documents.examples')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Drawing example={example} />
            <p className="mt-1 flex items-center gap-1 text-caption text-ink-muted">
              {example === 'good' ? (
                <CheckIcon aria-hidden="true" className="size-4 flex-none text-success-ink" />
              ) : (
                <CloseIcon aria-hidden="true" className="size-4 flex-none text-danger-ink" />
              )}
              {t(`documents.example.${example}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
