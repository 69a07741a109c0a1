import { countClientError } from '../../domain/monitoring/client-errors.ts';
import type { Calls } from '../call.ts';

const ok = { success: true } as const;
const secretNames = ['auth_token', 'undo', 'token', 'code', 'email'] as const;
const longestUrl = 2_000;

/**
 * Removes secrets from a URL: tokens, codes and e-mails in the query and in paths. The client does the same;
 * this is for clients that do not.
 */
export function withoutSecrets(address: string): string {
  let url: URL;
  try {
    url = new URL(address, 'http://unknown.invalid');
  } catch {
    return '';
  }
  for (const name of secretNames) {
    if (url.searchParams.has(name)) url.searchParams.set(name, '***');
  }
  url.username = '';
  url.password = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/^\/(confirm-email|unsubscribe)\/[^/]+/, '/$1/***');
  return (url.hostname === 'unknown.invalid' ? url.pathname + url.search : url.href).slice(0, longestUrl);
}

export const visitCalls = {
  visits: async (context, { body }) => {
    await context.deps.limits.logAddress.take(context.network, context.now());
    return await context.write(async (trx) => {
      await trx
        .insertInto('visits')
        .values({
          visitor_uid: body.visitor_uid,
          player_id: context.player?.id ?? null,
          url: withoutSecrets(body.url),
          user_agent: context.userAgent,
          ip: context.ip,
          created_at: context.now(),
        })
        .execute();
      return ok;
    });
  },

  analytics: async (context, { body }) => {
    await context.deps.limits.logAddress.take(context.network, context.now());
    return await context.write(async (trx) => {
      for (const event of body) {
        const { event_name, visitor_uid, url, previous_url, ...rest } = event;
        const record = {
          ...rest,
          // The player is determined by the server, not by the sender.
          player_id: context.player?.id ?? null,
          url: withoutSecrets(url),
          previous_url: previous_url === null ? null : withoutSecrets(previous_url),
        };
        await trx
          .insertInto('analytics')
          .values({
            event_name,
            visitor_uid,
            player_id: context.player?.id ?? 0,
            record: JSON.stringify(record),
            created_at: context.now(),
          })
          .execute();
      }
      return ok;
    });
  },

  clientErrors: async (context, { body }) => {
    const { report, reportAddress } = context.deps.limits;
    // Address first: the visitor id is chosen by the sender, and every new one would create a row.
    await reportAddress.take(context.network, context.now());
    await report.take(body.visitor_uid, context.now());
    return await context.write(async (trx) => {
      await countClientError(trx, body, context.now());
      return ok;
    });
  },
} satisfies Calls;
