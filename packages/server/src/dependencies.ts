import type { Config } from './config.ts';
import type { PasswordCost } from './domain/players/passwords.ts';
import type { AttemptLimits } from './domain/sessions/attempt-limits.ts';
import type { EventHub } from './events/hub.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Readiness } from './operations/readiness.ts';
import type { Images, Ports, TimeShift } from './ports.ts';

/** Everything that the app needs; created once by `start.ts` or by the test server. */
export interface Dependencies extends Ports {
  readonly timeShift: TimeShift;
  readonly images: Images;
  readonly limits: AttemptLimits;
  readonly events: EventHub;
  readonly readiness: Readiness;
  /** Null if metrics are not configured. */
  readonly metrics: Metrics | null;
  /** Number of this server among the servers of its database; null with an embedded database. */
  readonly instance: number | null;
  readonly config: Config;
  /** Tests use a lower cost, because hashing is slow. */
  readonly passwordCost?: PasswordCost;
}
