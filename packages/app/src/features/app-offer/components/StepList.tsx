import type { ReactNode } from 'react';

export interface StepListProps {
  steps: readonly { readonly title: string; readonly text: string; readonly drawing?: ReactNode }[];
  className?: string;
}

export function StepList({ steps, className }: StepListProps) {
  return (
    <ol className={`divide-y divide-line ${className ?? ''}`}>
      {steps.map(({ title, text, drawing }, index) => (
        <li key={title} className="flex gap-4 p-4">
          <span
            aria-hidden="true"
            className="slant grid size-9 shrink-0 place-items-center rounded-[10px_3px_10px_3px] bg-surface-3 font-display text-title-sm"
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="text-body-strong wrap-anywhere">{title}</h3>
            <p className="mt-0.5 text-caption text-ink-muted wrap-anywhere">{text}</p>
            {drawing}
          </div>
        </li>
      ))}
    </ol>
  );
}
