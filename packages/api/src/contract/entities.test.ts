import { describe, expect, it } from 'vitest';
import { samples } from '../samples/index.ts';
import { z } from '../z.ts';
import { endpoints, type EndpointId, type Schema } from './index.ts';

type Step = string | number;

function without(value: unknown, path: readonly Step[]): unknown {
  const copy: unknown = structuredClone(value);
  const owner = path.slice(0, -1).reduce<unknown>((node, step) => Reflect.get(Object(node), step), copy);
  Reflect.deleteProperty(Object(owner), path.at(-1) ?? '');
  return copy;
}

/** Ledger id, call, path of the entity in the call's sample, and the fields that the ledger requires. */
const rows: readonly (readonly [row: string, id: EndpointId, path: readonly Step[], fields: string])[] = [
  [
    'DATA-01',
    'profile',
    [],
    'id status phone phone_confirmed_by confirm_phone_try email is_email_confirmed registration_type first_name last_name address birthday language currency deposits_count is_doc_verified verify_at is_newsletters_enabled is_sms_enabled source_id',
  ],
  ['DATA-02', 'extraData', [], 'showAppsPromoModal showDownloadAppBannerCount navigatorUserAgent'],
  ['DATA-02', 'extraData', ['showAppsPromoModal'], 'value time'],
  ['DATA-03', 'documents', ['data', 0], 'id status document_type document_name decline_reason created_at'],
  ['DATA-04', 'pay', [], 'status message payload'],
  ['DATA-04', 'pay', ['payload'], 'redirect_url fail_url'],
  ['DATA-05', 'categories', ['data', 0], 'id slug menu_name image_html is_active'],
  ['DATA-05', 'shortcuts', ['data', 0], 'id slug menu_name image_html is_active'],
  [
    'DATA-06',
    'offers',
    ['data', 0],
    'id type status amount wager wager_amount wager_amount_max min_deposit min_deposit_amount max_amount max_amount_percent max_bonus_limit max_cash_out_percent max_cash_out_money available_to expired_at deposit_number is_vip_card can_cancel game_slug game_img game_name spins_count played_spins bet_size content big_image small_image tag transaction_id origin',
  ],
  ['DATA-06', 'offers', ['data', 0, 'content'], 'small_image big_image text'],
  ['DATA-07', 'playerWelcomeOffers', ['data', 0], 'status expired_at conditions template'],
  [
    'DATA-07',
    'playerWelcomeOffers',
    ['data', 0, 'conditions'],
    'available_at availability_rule activation_rules',
  ],
  [
    'DATA-07',
    'playerWelcomeOffers',
    ['data', 0, 'conditions', 'activation_rules', 0],
    'deposit_number min_deposit min_deposit_amount offer_bonus_template offer_gift_spin_template',
  ],
  [
    'DATA-07',
    'playerWelcomeOffers',
    ['data', 0, 'conditions', 'activation_rules', 0, 'offer_bonus_template'],
    'min_deposit_amount max_amount_money max_amount_percent amount wager max_cash_out_percent',
  ],
  ['DATA-07', 'playerWelcomeOffers', ['data', 0, 'template'], 'images content text_data'],
  ['DATA-07', 'playerWelcomeOffers', ['data', 0, 'template', 'images'], 'main_image promo_image'],
  [
    'DATA-08',
    'promoCodeBanners',
    ['data', 0],
    'slug modal_image secondary_image banner_start_at banner_end_at promo_code',
  ],
  [
    'DATA-08',
    'promoCodeBanners',
    ['data', 0, 'promo_code'],
    'code type end_at offers_per_user offer offer_template',
  ],
  [
    'DATA-08',
    'promoCodeBanners',
    ['data', 0, 'promo_code', 'offer_template'],
    'spinsCount totalBet wager game minDepositAmount maxAmountMoney maxAmountPercent maxCashOutType maxCashOutPercent maxCashOutMoney',
  ],
  ['DATA-09', 'promoCodeBanners', ['data', 0, 'promo_code'], 'banner_end_at offers_per_user offer'],
  [
    'DATA-09',
    'promoCodeBanners',
    ['data', 0, 'promo_code', 'offer', 'data', 0],
    'status type transaction_id',
  ],
  [
    'DATA-10',
    'offers',
    ['data', 0],
    'id amount max_amount_percent min_deposit_amount type available_to game_img game_name spins_count bet_size wager max_cash_out_percent max_amount',
  ],
  ['DATA-11', 'notifications', ['data', 0], 'id type sub_type status title content data created_at action'],
  ['DATA-11', 'notifications', ['data', 0, 'data'], 'content amount current'],
  ['DATA-12', 'paymentMethodIcons', [0], 'image_url name'],
  ['DATA-12', 'legalIcons', [1], 'image_url name'],
  ['DATA-12', 'footerStaticPages', [0], 'url link_name'],
];

describe('an entity', () => {
  it.each(rows)('%s of %s at %j carries every printed field', (_row, id, path, fields) => {
    const schema: Schema = endpoints[id].response;
    for (const field of fields.split(' ')) {
      const fits = z.safeParse(schema, without(samples[id], [...path, field])).success;
      expect({ field, fits }).toEqual({ field, fits: false });
    }
  });

  it('a legal icon may come without an address', { tags: ['DATA-12'] }, () => {
    const icon = z.parse(endpoints.legalIcons.response, without(samples.legalIcons, [1, 'url']))[1];
    expect(icon).toEqual({ image_url: 'legal/licence.svg', name: 'Лицензия' });
  });
});
