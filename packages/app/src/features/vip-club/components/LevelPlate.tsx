import { cn } from '@tulpar/ui/cn';

/** Colours of the levels, the lowest first; a further one looks like the last. */
const LOOKS = [
  'bg-surface-3 text-ink',
  'bg-warning-soft text-warning-ink',
  'bg-surface-3 text-ink inset-ring-2 inset-ring-line-strong',
  'bg-bonus text-on-bonus',
  'bg-accent-soft text-accent-ink',
  'bg-brand text-on-brand',
] as const;

/** The number of a level on a plate of its colour. */
export function LevelPlate({ rank }: { rank: number }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'slant grid size-9 flex-none place-items-center rounded-[12px_4px_12px_4px] font-display font-extrabold',
        LOOKS[rank - 1] ?? LOOKS.at(-1),
      )}
    >
      {rank}
    </span>
  );
}
