import { cn } from '@tulpar/ui/cn';
import type { CodeFact } from '../code-words.ts';

export function CodeFacts({ facts, className }: { facts: readonly CodeFact[]; className?: string }) {
  return (
    <dl className={cn('grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-2.5', className)}>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-ink-muted">{name}</dt>
          <dd className="text-body-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
