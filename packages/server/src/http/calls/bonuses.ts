import type { BonusTerms } from '@tulpar/api/contract';
import type { OfferStatus } from '../../db/money-tables.ts';
import { catalogueOf, wagerShares } from '../../domain/catalogue/snapshot.ts';
import { activateOffer } from '../../domain/offers/activate.ts';
import { addPromoCode, promoBonuses } from '../../domain/offers/promo-bonuses.ts';
import { cancelOffer, rejectOffer } from '../../domain/offers/finish.ts';
import { checkPromoCode } from '../../domain/offers/promo-codes.ts';
import {
  findOffer,
  listOffers,
  statusNow,
  type OfferRow,
  welcomeLock,
  type WelcomeLock,
} from '../../domain/offers/offers.ts';
import { endOf, offerView, welcomeLine, welcomeView } from '../../domain/offers/views.ts';
import { readCashback } from '../../domain/offers/cashback.ts';
import { templateOf, templates, welcomeCodes } from '../../domain/offers/templates.ts';
import { titleOf, withShares } from '../../domain/offers/template.ts';
import { readOfferLedger } from '../../domain/wagering/offer-ledger.ts';
import { refuse, signedIn, type CallContext, type Calls, succeed } from '../call.ts';

/** Statuses that are never part of the history. */
const notYetHistory: ReadonlySet<OfferStatus> = new Set([
  'available',
  'awaiting',
  'rejected',
  'active',
  'started',
  'hidden',
]);

function isHistory(row: OfferRow, now: Date): boolean {
  const status = statusNow(row, now);
  if (notYetHistory.has(status)) return false;
  const { type } = templateOf(row.template);
  const neverPaidFor =
    (type === 'deposit_bonus' && status === 'canceled') ||
    (type === 'cashback' && (status === 'canceled' || status === 'expired'));
  return !(neverPaidFor && row.transaction_id === null);
}

/** Locks of a player's locked offers by offer id. */
function locksOf(rows: readonly OfferRow[], now: Date): ReadonlyMap<string, WelcomeLock> {
  return new Map(
    rows.flatMap((row) => {
      const lock = welcomeLock(row, rows, now);
      return lock === null ? [] : [[row.id, lock] as const];
    }),
  );
}

/** Times at which offers unlock without an event. */
const openings = (locks: ReadonlyMap<string, WelcomeLock>) =>
  [...locks.values()].map(({ opensAt }) => ({ opensAt }));

/** Returns a function that adds to terms which share of stakes counts by kind of game. */
async function termsFiller(context: CallContext) {
  const catalogue = await catalogueOf(context.deps.db, context.db);
  const shares = wagerShares(catalogue, context.language);
  return <T extends { readonly terms?: BonusTerms | null | undefined }>(carrier: T): T =>
    carrier.terms ? { ...carrier, terms: withShares(carrier.terms, shares) } : carrier;
}

/** Currency, and so time zone, that apply to promo codes: the account's, or those a guest selected (OP-124). */
const promoReader = ({ player, currency }: CallContext) => ({
  id: player?.id ?? null,
  currency: player?.currency ?? currency,
});

const defaultLimit = 200;

export const bonusCalls = {
  async offers(context, { query }) {
    const now = context.now();
    const rows = await listOffers(context.db, signedIn(context).id);
    const locks = locksOf(rows, now);
    context.madeOf('offers', [...rows, ...openings(locks)]);
    const fill = await termsFiller(context);
    const wanted = query.status === undefined ? null : new Set(query.status.split(','));
    const waitsFor = rows.find(({ status }) => status === 'active')?.id ?? null;
    const statusOf = (row: OfferRow) => (locks.get(row.id) ? 'awaiting' : statusNow(row, now));
    const sortedBy = (row: OfferRow) =>
      ((query.history === 1 && endOf(row, statusNow(row, now))) || row.created_at).getTime();
    return {
      data: rows
        .filter((row) => wanted === null || wanted.has(statusOf(row)))
        .filter((row) => query.history !== 1 || isHistory(row, now))
        .filter((row) => query.promo !== 1 || row.promo_code !== null)
        .sort((one, other) => sortedBy(other) - sortedBy(one))
        .slice(0, query.limit ?? defaultLimit)
        .map((row) =>
          fill(offerView(row, context.language, now, { lock: locks.get(row.id) ?? null, waitsFor })),
        ),
    };
  },

  async welcomeOffers(context) {
    return {
      data: templates
        .filter((template) => template.type === 'welcome')
        .map((template) => ({
          ...welcomeView(
            template,
            { id: template.code, status: 'available', expiredAt: null },
            context.currency,
            context.language,
          ),
          // The registration page selects a banner by the slug in its URL parameter `lnd`.
          register_banner: {
            slug: template.code,
            image_url: `welcome/${template.code}.webp`,
            title: titleOf(template, context.language),
            text: welcomeLine(template, context.currency, context.language),
          },
        })),
    };
  },

  async playerWelcomeOffers(context) {
    const now = context.now();
    const player = signedIn(context);
    const rows = await listOffers(context.db, player.id);
    const locks = locksOf(rows, now);
    context.madeOf('offers', [...rows, ...openings(locks)]);
    return {
      data: [...welcomeCodes, 'w1gs'].flatMap((code) =>
        rows
          .filter((row) => row.template === code)
          .map((row) =>
            welcomeView(
              templateOf(code),
              {
                id: row.id,
                status: statusNow(row, now),
                expiredAt: row.expired_at ?? row.available_to,
                lock: locks.get(row.id) ?? null,
              },
              player.currency,
              context.language,
            ),
          ),
      ),
    };
  },

  async cashback(context) {
    const { id, currency } = signedIn(context);
    const fill = await termsFiller(context);
    return fill(await readCashback(context.db, id, currency, context.now()));
  },

  addPromoCode: (context, { body }) =>
    context.write(async (trx) => ({
      data: await addPromoCode(trx, signedIn(context), body.code, context.now()),
    })),

  async checkPromoCode(context, { params }) {
    const fill = await termsFiller(context);
    const reader = promoReader(context);
    return fill(await checkPromoCode(context.db, params.code, reader, context.language, context.now()));
  },

  promoCodeBanners: async (context, { query }) => ({
    data: await promoBonuses(context.db, promoReader(context), query.all === true, context.now()),
  }),

  cancelOffer: (context, { body }) =>
    succeed(context, (trx, id, now) => cancelOffer(trx, id, body.offer_id, now)),

  rejectOffer: (context, { body }) =>
    succeed(context, (trx, id, now) => rejectOffer(trx, id, body.offer_id, now)),

  activateOffer: (context, { body }) =>
    context.write(async (trx) => {
      const now = context.now();
      return offerView(
        await activateOffer(trx, signedIn(context).id, body.offer_id, now),
        context.language,
        now,
      );
    }),

  async offerLedger(context, { params, query }) {
    const offer = await findOffer(context.db, signedIn(context).id, params.id);
    if (offer === undefined) return refuse(404, 'OFFER_NOT_FOUND');
    return await readOfferLedger(context.db, offer, query, context.now());
  },
} satisfies Calls;
