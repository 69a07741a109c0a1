/**
 * What becomes of a shot:
 * `same`: not a pixel differs; `review`: it differs, and so does something it imports: a person looks at it;
 * `failed`: it differs although nothing it imports does, or there is no picture of it at all; `new` and `gone`: the other build has no such story.
 */
export type Verdict = 'same' | 'review' | 'failed' | 'new' | 'gone';

/** How a shot differs between two builds. */
export interface Difference {
  readonly before: 'there' | 'missing';
  readonly after: 'there' | 'missing';
  /** Pixels that differ; everything when there is a picture on one side only. */
  readonly pixels: number;
  /** The story is there and could not be drawn. */
  readonly unseen: boolean;
  /** The play function ended well on one side and not on the other. */
  readonly endsOtherwise: boolean;
  /** Modules of the story that differ between the builds. */
  readonly causes: readonly string[];
}

/** Judges one shot. There is no tolerance: one pixel is a difference. */
export function verdictOf({ before, after, unseen, pixels, endsOtherwise, causes }: Difference): Verdict {
  if (unseen) return 'failed';
  if (before === 'missing') return 'new';
  if (after === 'missing') return 'gone';
  if (pixels === 0 && !endsOtherwise) return 'same';
  return causes.length > 0 ? 'review' : 'failed';
}

/** Exit code of a run: only what nobody meant to change fails it. */
export const exitCode = (verdicts: Iterable<Verdict>): 0 | 1 => ([...verdicts].includes('failed') ? 1 : 0);
