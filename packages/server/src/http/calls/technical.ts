import { readAppRelease } from '../build-archive.ts';
import { refuse, type Calls } from '../call.ts';
import { countClientError } from '../../domain/monitoring/monitoring.ts';

export const technicalCalls = {
  async translations(context, { params }) {
    const rows = await context.db
      .selectFrom('translations')
      .select(['key', 'text'])
      .where('language', '=', params.lng)
      .orderBy('key')
      .execute();
    return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
  },

  /** The requested currency, otherwise manat for Azerbaijani; null leaves the visitor's currency as it is. */
  guest: async (_context, { query }) => ({
    currency: query.currency ?? (query.language === 'az' ? 'AZN' : null),
    language: query.language ?? null,
  }),

  /** Play money is available everywhere, unless the sandbox operator blocks a region. */
  check: async (context) => {
    const region = context.blockedRegion;
    if (region !== null) {
      return refuse(451, 'REGION_BLOCKED', {
        extra: { country: region.country, explanation_url: null },
        headers: { Link: `<${context.origin}/>; rel="blocked-by"` },
      });
    }
    context.header('X-Events', '1');
    return {
      status: 'ok',
      country: null,
      analytics_consent: context.deps.config.analyticsConsent ? 'needed' : 'not_needed',
    };
  },

  pwaDomain: async (context) => ({ domain: new URL(context.appOrigin).hostname }),
  pwaLanding: async (context) => ({ data: { url: `${context.appOrigin}/` } }),
  pwaCheck: async (context) => {
    const release = await readAppRelease(context.deps.config.appDir);
    return {
      is_available: release !== null,
      version: release?.version ?? null,
      size_bytes: release?.sizeBytes ?? null,
    };
  },
  textProbe: async () => 'ok',
} satisfies Calls;

const ok = { success: true } as const;
const secretNames = ['auth_token', 'undo', 'token', 'code', 'email'] as const;
const longestUrl = 2_000;

/**
 * Removes secrets from a URL: tokens, codes and e-mails in the query and in paths, credentials and the fragment.
 * Clients do the same; this protects against clients that do not.
 */
function withoutSecrets(address: string): string {
  const url = URL.parse(address, 'http://unknown.invalid');
  if (url === null) return '';
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
          // The server, not the sender, determines the player.
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
    // Limit the address first: the sender chooses the visitor id, and each new id adds a row of `attempts`.
    await reportAddress.take(context.network, context.now());
    await report.take(body.visitor_uid, context.now());
    return await context.write(async (trx) => {
      await countClientError(trx, body, context.now());
      return ok;
    });
  },
} satisfies Calls;
