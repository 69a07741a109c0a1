import { listPromotions, readPromotion } from '../../domain/content/promotions.ts';
import { listReviews, writeReview } from '../../domain/content/reviews.ts';
import { readStaticPage, footerPages, legalIcons, paymentIcons } from '../../domain/content/static-pages.ts';
import { slidesFor, type SlideViewer } from '../../domain/content/slides.ts';
import { readVipClub } from '../../domain/vip/status.ts';
import { refuse, signedIn, type CallContext, type Calls } from '../call.ts';

const slideViewer = ({ player, currency, language }: CallContext): SlideViewer => ({
  id: player?.id ?? null,
  currency,
  language,
  isRestricted: player?.isRestricted ?? false,
});

export const contentCalls = {
  promoBanners: async (context) => ({
    data: await slidesFor(context.db, 'home', slideViewer(context), context.now()),
  }),
  videoBanners: (context) => slidesFor(context.db, 'video', slideViewer(context), context.now()),
  paymentMethodIcons: (context) => paymentIcons(context.db, context.currency, context.language),
  legalIcons: (context) => legalIcons(context.db, context.language),
  footerStaticPages: (context) => footerPages(context.db, context.language),
  promotions: (context, { query }) => listPromotions(context.db, query, context, context.now()),
  reviews: (context, { query }) =>
    listReviews(context.db, query, { language: context.language, playerId: context.player?.id ?? null }),

  writeReview: (context, { body }) =>
    context.write((trx) => writeReview(trx, signedIn(context).id, body, context.now())),

  vipClub: (context) => readVipClub(context.db, context.player, context.language, context.now()),

  async promotion(context, { params }) {
    const promotion = await readPromotion(context.db, params.slug, context);
    return promotion ?? refuse(404, 'PROMOTION_NOT_FOUND');
  },

  async staticPage(context, { params }) {
    const { config } = context.deps;
    const page = await readStaticPage(context.db, params.slug, context.language, config);
    return page ?? refuse(404, 'PAGE_NOT_FOUND');
  },
} satisfies Calls;
