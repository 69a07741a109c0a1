import type { Calls } from '../call.ts';

/** Calls without a player: texts, availability, the installable app. */
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

  /** Azerbaijani speaks for the manat; otherwise what the visitor has is kept. */
  guest: async (_context, { query }) => ({
    currency: query.currency ?? (query.language === 'az' ? 'AZN' : null),
    language: query.language ?? null,
  }),

  /** The sandbox is open everywhere: its money is not real, and it does not look where a visitor comes from. */
  check: async () => ({ status: 'ok', country: null }),

  pwaDomain: async (context) => ({ domain: new URL(context.appOrigin).hostname }),
  pwaLanding: async (context) => ({ data: { url: `${context.appOrigin}/` } }),
  pwaCheck: async () => ({ is_available: false, version: null }),
  textProbe: async () => 'ok',
} satisfies Calls;
