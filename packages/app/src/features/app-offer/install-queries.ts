import { pwaCheck, pwaDomain, pwaLanding, signInLink, type SignInLink } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** Whether the app can be installed, its version and size (API-50). */
export const installCheckOptions = queryOptions({
  queryKey: ['pwaCheck'] as const,
  queryFn: ({ signal }) => call(pwaCheck, {}, { signal }),
});

/** Host the installed app lives on (API-48). */
export const installHostOptions = queryOptions({
  queryKey: ['pwaDomain'] as const,
  queryFn: ({ signal }) => call(pwaDomain, {}, { signal }),
  select: ({ domain }) => domain,
});

/** Address of the page that installs the app (API-49). */
export const installLandingOptions = queryOptions({
  queryKey: ['pwaLanding'] as const,
  queryFn: ({ signal }) => call(pwaLanding, {}, { signal }),
  select: ({ data }) => data.url,
});

/**
 * A link that signs the player in on another device, once (CONT-06). Each one made ends the one before, so it is read
 * again only when the player asks; a server without the call, or one that refuses, leaves null.
 */
export const signInLinkOptions = queryOptions({
  queryKey: ['signInLink'] as const,
  queryFn: async ({ signal }): Promise<SignInLink | null> => {
    try {
      return await sendCommand(signInLink, {}, { intent: {}, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      // The code then holds the plain address, so a failure needs no words of its own.
      return null;
    }
  },
  retry: false,
  staleTime: Infinity,
  gcTime: 0,
});
