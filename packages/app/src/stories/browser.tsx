import { analytics, type AnalyticsEvent } from '@tulpar/api/contract';
import { answer } from '@tulpar/api/samples';
import type { ReactElement } from 'react';
import { fn, spyOn } from 'storybook/test';
import { LeavePageContext } from '#app/features/cash-box/deposit/use-deposit.ts';
import {
  noticeCheck,
  justBackAtom,
  savedViewAtom,
  watchConnectivity,
} from '#app/platform/network/connectivity.ts';
import { store } from '#app/platform/state/store.ts';
import { checkAvailability } from '#app/shell/availability.ts';

export const browsers = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
} as const;

/** Pretends to be another browser; returns a function that restores it. For `beforeEach` of a story. */
export const pretend = (browser: keyof typeof browsers) => () => {
  Object.defineProperty(navigator, 'userAgent', { value: browsers[browser], configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent');
  };
};

/** Runs timers of `ms` after 50 ms, so that a story does not wait for them. For `beforeEach` of a story. */
export const shortened = (ms: number) => () => {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name];
    const sooner = (work: () => void, wait?: number) => start(work, wait === ms ? 50 : wait);
    spyOn(globalThis, name).mockImplementation(sooner as typeof start);
  }
};

/** Fires the browser's online or offline event. */
export function network(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Lets a story go offline; returns a function that restores everything. */
export function patchy(check: () => Promise<unknown> = checkAvailability): () => void {
  const stop = watchConnectivity(check);
  return () => {
    // Before the event of the network, which would start a check that ends during the next story.
    stop();
    network(true);
    noticeCheck(true);
    store.set(savedViewAtom, false);
    store.set(justBackAtom, false);
    Reflect.deleteProperty(navigator, 'onLine');
    indexedDB.deleteDatabase('savedAnswers');
  };
}

/** Starts a story offline, until it calls `network(true)`; returns a function that restores everything. */
export function offline(): () => void {
  const back = patchy(async () => undefined);
  network(false);
  return back;
}

/** Called with the URL of a payment instead of leaving the story. */
export const left = fn<(url: string) => void>();

/** Keeps a story on its page when a payment navigates away. */
export const staysOnPage = (Story: () => ReactElement) => (
  <LeavePageContext value={left}>
    <Story />
  </LeavePageContext>
);

/** Called with the name of each event a story logs, except page views. */
export const loggedEvents = fn<(name: string) => void>();

export const logsEvents = answer(analytics, ({ body }) => {
  for (const { event_name } of body as AnalyticsEvent[])
    if (event_name !== 'page_view') loggedEvents(event_name);
  return { success: true as const };
});
