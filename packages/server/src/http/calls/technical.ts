import { readAppRelease } from '../build-archive.ts';
import { refuse, type Calls } from '../call.ts';
import type { Connection } from '../../db/types.ts';

/** The currently blocked region, with the country for the error; null if none is blocked. */
async function readBlockedRegion(db: Connection): Promise<{ readonly country: string | null } | null> {
  const row = await db
    .selectFrom('sandbox_state')
    .select(['is_region_blocked', 'blocked_country'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.is_region_blocked ? { country: row.blocked_country } : null;
}

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

  /** Azerbaijani selects the manat; otherwise the visitor's currency remains. */
  guest: async (_context, { query }) => ({
    currency: query.currency ?? (query.language === 'az' ? 'AZN' : null),
    language: query.language ?? null,
  }),

  /** Available everywhere, because the money is not real, unless the sandbox operator blocks a region. */
  check: async (context) => {
    const region = context.deps.config.sandbox ? await readBlockedRegion(context.db) : null;
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
