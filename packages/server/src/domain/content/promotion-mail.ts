import { inLanguage } from '../locale/locale.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { text } from '../locale/texts.ts';
import { isRestricted } from '../protection/restrictions.ts';

/** Unsubscribe URL for an e-mail address (ROUTE-42); the app makes the call when it is opened. */
function unsubscribeLink(appOrigin: string, email: string): string {
  return `${appOrigin}/unsubscribe/${encodeURIComponent(email)}`;
}

/**
 * Mails a promotion to every player who may receive promotional mail: newsletters on, e-mail confirmed,
 * neither banned nor on a break or self-excluded. Each mail is in the player's language and contains the
 * unsubscribe link (CONT-08). Returns the number of mails, or null for an unknown slug.
 */
export async function mailPromotion(
  { outbox }: Pick<Ports, 'outbox'>,
  trx: Connection,
  { slug, appOrigin }: { readonly slug: string; readonly appOrigin: string },
  now: Date,
): Promise<number | null> {
  const promotion = await trx
    .selectFrom('promotions')
    .select(['titles', 'previews'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (promotion === undefined) return null;
  const players = await trx
    .selectFrom('players')
    .select(['id', 'email', 'language'])
    .where('is_newsletters_enabled', '=', true)
    .where('is_email_confirmed', '=', true)
    .where('banned_at', 'is', null)
    .orderBy('id')
    .execute();
  let sent = 0;
  for (const { id, email, language } of players) {
    if (email === null || (await isRestricted(trx, id, now))) continue;
    await outbox.send(
      trx,
      {
        channel: 'email',
        recipient: email,
        purpose: 'promotion',
        language,
        subject: inLanguage(promotion.titles, language),
        body: `${inLanguage(promotion.previews, language)}\n\n${text('promotion.unsubscribe', language)} ${unsubscribeLink(appOrigin, email)}`,
        link: `${appOrigin}/news/${slug}`,
      },
      now,
    );
    sent += 1;
  }
  return sent;
}
