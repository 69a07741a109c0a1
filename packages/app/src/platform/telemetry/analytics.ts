import { analytics, visits, type AnalyticsEvent } from '@tulpar/api/contract';
import { newKey } from '../network/api.ts';
import { sendCommand } from '../network/command.ts';
import { BRAND } from '../operator.ts';
import { now } from '../network/clock.ts';
import { maskedUrl } from '../routing/urls.ts';
import { mayMeasure, visitorUid } from './consent.ts';
import { report } from './report.ts';
import { localUser } from '../session/session.ts';
import { describeDevice } from '../device/user-agent.ts';

/** Events of the analytics log (ANALYT-03 to -07). */
export type TrackedEvent =
  | 'page_view'
  | 'login_successfully'
  | 'registration_successfully'
  | 'login-form-close'
  | 'registration-form-close'
  | 'login-failed'
  | 'registration-failed'
  | 'deposit'
  | 'first-deposit'
  | 'deposit_success'
  | 'bonus-granted'
  | 'reset-password-failed'
  | 'card-number-checksum-failure'
  | 'crash-reload-click'
  | 'web-vital'
  | 'consent-given'
  | 'consent-refused';

/** Values of an event; never contacts, tokens or card data. */
export type TrackedPayload = Readonly<Record<string, string | number | boolean | null>>;

/** Maximum length of URL and user agent, characters. */
const MAX = 1000;

/** URL of the previously viewed page, at first the referrer, as logged; null without one. */
let previous: string | null = null;
let current: string | null = null;

const pad = (value: number) => String(Math.abs(value)).padStart(2, '0');

/** ISO-8601 in the visitor's time zone; `offset` in minutes west of UTC, as from `Date`. */
export function localTime(moment: number, offset: number): string {
  const shifted = new Date(moment - offset * 60_000).toISOString().slice(0, -1);
  const east = -offset;
  return `${shifted}${east < 0 ? '-' : '+'}${pad(Math.trunc(east / 60))}:${pad(east % 60)}`;
}

type UnsignedEvent = Omit<AnalyticsEvent, 'visitor_uid'>;

function record(event_name: TrackedEvent, payload: TrackedPayload, href: string): UnsignedEvent {
  const user = localUser.read();
  const moment = now();
  return {
    event_name,
    player_id: user?.id ?? null,
    source_id: user?.source_id ?? null,
    project: BRAND,
    ...describeDevice(navigator.userAgent),
    screen_resolution: `${screen.width}x${screen.height}`,
    payload: { ...payload },
    local_time: localTime(moment, new Date(moment).getTimezoneOffset()),
    url: maskedUrl(href).slice(0, MAX),
    previous_url: previous,
  };
}

async function post(event: AnalyticsEvent): Promise<void> {
  try {
    await sendCommand(analytics, { body: [event] }, { intent: {}, keepalive: true });
  } catch (error) {
    report('analytics', { event: event.event_name }, error);
  }
}

/** Logs one event (ANALYT-01) with consent (REACH-20); a failure is only reported (ANALYT-08). */
export async function send(event: TrackedEvent, payload: TrackedPayload, href = location.href) {
  const unsigned = record(event, payload, href);
  if (await mayMeasure()) await post({ ...unsigned, visitor_uid: visitorUid(newKey) });
}

/** Logs a refused consent with an id that is used only once: the only event after a refusal. */
export async function sendRefusal(): Promise<void> {
  const event = record('consent-refused', {}, location.origin);
  await post({ ...event, visitor_uid: newKey(), player_id: null, source_id: null, previous_url: null });
}

/** Logs a page view (ANALYT-03). */
export async function sendPageView(href: string): Promise<void> {
  const url = maskedUrl(href).slice(0, MAX);
  previous = current ?? (maskedUrl(document.referrer).slice(0, MAX) || null);
  current = url;
  await send('page_view', {}, href);
}

/** Logs a visit (NET-18, API-47). Never throws; a failure is only reported. */
export async function sendVisit(href: string): Promise<void> {
  if (!(await mayMeasure())) return;
  const body = {
    visitor_uid: visitorUid(newKey),
    url: maskedUrl(href).slice(0, MAX),
    user_agent: navigator.userAgent.slice(0, MAX),
    client_ip: '',
  } as const;
  try {
    await sendCommand(visits, { body }, { intent: {}, keepalive: true });
  } catch (error) {
    report('visit', {}, error);
  }
}
