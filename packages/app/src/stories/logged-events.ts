import { analytics, type AnalyticsEvent } from '@tulpar/api/contract';
import { answer } from '@tulpar/api/samples';
import { fn } from 'storybook/test';

/** Called with the name of each event a story logs, except page views. */
export const loggedEvents = fn<(name: string) => void>();

/** Handler for the events of a story. */
export const logsEvents = answer(analytics, ({ body }) => {
  for (const { event_name } of body as AnalyticsEvent[])
    if (event_name !== 'page_view') loggedEvents(event_name);
  return { success: true as const };
});
