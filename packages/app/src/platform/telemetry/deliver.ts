import { clientErrors } from '@tulpar/api/contract';
import { newKey } from '../network/api.ts';
import { sendCommand } from '../network/command.ts';
import { describeDevice } from '../device/user-agent.ts';
import { visitor } from '../session/visitor.ts';
import { store } from '../state/store.ts';
import { mayMeasureAtom, visitorUid } from './consent.ts';
import { routePattern } from '../routing/paths.ts';

/** A failure without private data. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  readonly player: number | null;
  /** Whether this is only information, not an error. */
  readonly isNote: boolean;
}

/** Id for visitors without consent, lost when the page is closed. */
const pageUid = newKey();

const dsn = import.meta.env.VITE_SENTRY_DSN;

/** Build of this page: the hashed name of the entry script is unique per build. */
function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return /([\w-]+)\.js$/.exec(script?.src ?? '')?.[1] ?? 'development';
}

type Deliver = (failure: Failure, count: number, fingerprint: string) => Promise<void>;

const toService: Deliver = async ({ name, message, stack, player }, count, fingerprint) => {
  const sentry = await import('@sentry/browser');
  // Without default integrations, which would send unfiltered data.
  if (!sentry.getClient()) sentry.init({ dsn: dsn ?? '', defaultIntegrations: false, release: buildName() });
  sentry.setUser(player === null ? null : { id: player });
  const error = new Error(message);
  error.name = name;
  error.stack = stack ?? '';
  sentry.captureException(error, {
    fingerprint: [fingerprint],
    extra: { name, count, route: routePattern(location.pathname) },
  });
};

const toServer: Deliver = async ({ name, message, stack }, count) => {
  const body = {
    name: name.slice(0, 200),
    message,
    stack,
    route: routePattern(location.pathname),
    build: buildName(),
    language: visitor().language,
    platform: describeDevice(navigator.userAgent).platform,
    visitor_uid: store.get(mayMeasureAtom) ? visitorUid(newKey) : pageUid,
    count,
  };
  await sendCommand(clientErrors, { body }, { intent: {}, keepalive: true });
};

/** Sends a failure to the configured error service, or else to the server (REACH-17). */
export const deliver: Deliver = dsn ? toService : toServer;

/** Logs a failure to the console, if there is no error service (I18N-10). */
export function write({ name, message, isNote }: Failure): void {
  // oxlint-disable-next-line no-console -- there is no error service: this is where a developer looks
  if (!dsn) console[isNote ? 'warn' : 'error'](`[${name}] ${message}`);
}
