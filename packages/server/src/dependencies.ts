import type { Config } from './config.ts';
import type { PasswordCost } from './domain/players/passwords.ts';
import type { AttemptLimits } from './domain/sessions/attempt-limits.ts';
import type { EventHub } from './events/hub.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Readiness } from './operations/readiness.ts';
import type { Images, Ports, TimeShift } from './ports.ts';

/** Everything the app is assembled from; created once in `start.ts`, and by the test server. */
export interface Dependencies extends Ports {
  readonly timeShift: TimeShift;
  readonly images: Images;
  readonly limits: AttemptLimits;
  readonly events: EventHub;
  readonly readiness: Readiness;
  /** Null unless metrics are configured. */
  readonly metrics: Metrics | null;
  /** Number of this server among others on the same database; null without others. */
  readonly instance: number | null;
  readonly config: Config;
  /** A lower cost of password hashes, for tests. */
  readonly passwordCost?: PasswordCost;
}
