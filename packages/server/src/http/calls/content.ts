import { footerPages, legalIcons, paymentIcons } from '../../domain/content/footer.ts';
import { listPromotions, readPromotion } from '../../domain/content/promotions.ts';
import { listReviews } from '../../domain/content/reviews.ts';
import { readStaticPage } from '../../domain/content/static-pages.ts';
import { slidesOf } from '../../domain/content/slides.ts';
import { refuse } from '../../domain/errors/refusal.ts';
import type { Calls } from '../call.ts';

/** Calls of slides, footer and pages of text. */
export const contentCalls = {
  promoBanners: async (context) => ({ data: await slidesOf(context.db, 'home', context.language) }),
  videoBanners: (context) => slidesOf(context.db, 'video', context.language),
  paymentMethodIcons: (context) => paymentIcons(context.db, context.currency, context.language),
  legalIcons: (context) => legalIcons(context.db, context.language),
  footerStaticPages: (context) => footerPages(context.db, context.language),
  promotions: (context, { query }) => listPromotions(context.db, query, context.language),
  reviews: (context, { query }) => listReviews(context.db, query, context.language),

  async promotion(context, { params }) {
    const promotion = await readPromotion(context.db, params.slug, context.language);
    return promotion ?? refuse(404, 'PROMOTION_NOT_FOUND');
  },

  async staticPage(context, { params }) {
    const { config } = context.deps;
    const page = await readStaticPage(context.db, params.slug, context.language, config);
    return page ?? refuse(404, 'PAGE_NOT_FOUND');
  },
} satisfies Calls;
