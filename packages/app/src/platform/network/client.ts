import { createClient } from '@tulpar/api/client';
import { clockChangesAtom, setServerClock, systemClock } from './clock.ts';
import { fetchAtom, savedViewAtom, watchedFetch } from './connectivity.ts';
import { report } from '../telemetry/report.ts';
import { sessionPort } from '../session/session.ts';
import { store } from '../state/store.ts';
import { noticeFault, noticeRefusal } from './outage.ts';

const configured = import.meta.env.VITE_API_BASE ?? '';

/** Client of the API, on the same origin unless a URL is configured (NET-01, NET-14). For `api.ts` and `command.ts`. */
export const client = createClient({
  baseUrl: configured.replace(/\/+$/, ''),
  fetch: watchedFetch((input, init) => store.get(fetchAtom).fetch(input, init)),
  session: sessionPort,
  clock: systemClock,
  clockChanged: () => store.set(clockChangesAtom, (count) => count + 1),
  refused: noticeRefusal,
  isOffline: () => store.get(savedViewAtom),
  report: ({ type, issues, ...rest }) => {
    report(`api-${type}`, { ...rest, issues: issues.join(' ') });
    if (type === 'server') noticeFault(rest.endpoint);
  },
});

setServerClock(() => client.now());
