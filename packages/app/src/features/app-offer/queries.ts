import {
  extraData,
  pwaCheck,
  pwaDomain,
  pwaLanding,
  signInLink,
  type SignInLink,
} from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import { call } from '#app/platform/network/api.ts';

/** Client state shared by all devices of the player, such as closings of the app offer (API-21). */
export const extraDataOptions = queryOptions({
  queryKey: ['extraData'] as const,
  queryFn: ({ signal }) => sendCommand(extraData, {}, { intent: {}, signal }),
});

/** Whether the app can be installed, its version and size (API-50). */
export const installCheckOptions = queryOptions({
  queryKey: ['pwaCheck'] as const,
  queryFn: ({ signal }) => call(pwaCheck, {}, { signal }),
});

/** Host of the installed app (API-48). */
export const installHostOptions = queryOptions({
  queryKey: ['pwaDomain'] as const,
  queryFn: ({ signal }) => call(pwaDomain, {}, { signal }),
  select: ({ domain }) => domain,
});

/** URL of the landing page that installs the app (API-49). */
export const installLandingOptions = queryOptions({
  queryKey: ['pwaLanding'] as const,
  queryFn: ({ signal }) => call(pwaLanding, {}, { signal }),
  select: ({ data }) => data.url,
});

/**
 * One-time link that signs the player in on another device (CONT-06). A new link invalidates the previous one, so it
 * is fetched when the page opens, then only on request. Null if the request fails.
 */
export const signInLinkOptions = queryOptions({
  queryKey: ['signInLink'] as const,
  queryFn: async ({ signal }): Promise<SignInLink | null> => {
    try {
      return await sendCommand(signInLink, {}, { intent: {}, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      // The QR code then leads to the page about the app, so no error is shown.
      return null;
    }
  },
  retry: false,
  staleTime: Infinity,
  gcTime: 0,
});
