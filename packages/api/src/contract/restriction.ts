import { z } from '../z.ts';
import { Iso } from './types.ts';

/** A current break or self-exclusion; `until` null has no end date. */
export const Restriction = z.object({
  kind: z.enum(['break', 'self_exclusion']),
  since: Iso,
  until: z.nullable(Iso),
});
export type Restriction = z.infer<typeof Restriction>;
