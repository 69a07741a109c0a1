import type { Ports } from '../../ports.ts';
import { sha256 } from '../../secrets.ts';
import type { PaymentRow } from './records.ts';

/** How long a deposit can be paid on its payment page, ms. */
export const continueFor = 30 * 60_000;

/** Secret token in the URL of a deposit's payment page. Derived, so it can be issued again; stored only as a hash. */
export const pageToken = (secrets: Ports['secrets'], id: string): string =>
  secrets.derive('payment-page', id);

/** Inputs for the URLs of this server's payment pages. */
export interface PaymentPageContext {
  readonly provider: Ports['provider'];
  readonly secrets: Ports['secrets'];
  /** Origin of this server. */
  readonly origin: string;
  readonly now: Date;
}

type Page = Pick<PaymentRow, 'type' | 'status' | 'stage' | 'created_at'>;

/** Whether the player has yet to pay a deposit on its payment page. */
const isUnpaid = (row: Page) =>
  row.type === 'deposit' && row.status === 'process' && row.stage !== 'confirming';

/** Whether the time to pay a deposit has passed. */
export const isExpired = (row: Page, now: Date): boolean =>
  isUnpaid(row) && now.getTime() >= row.created_at.getTime() + continueFor;

/** URL to continue an open deposit, and its expiry; not while the bank is processing it (PAY-18). */
export function continuation(
  row: Page & Pick<PaymentRow, 'id' | 'page_token_hash'>,
  { provider, secrets, origin, now }: PaymentPageContext,
): { readonly continue_url: string | null; readonly continue_until: string | null } {
  const until = new Date(row.created_at.getTime() + continueFor);
  const token = pageToken(secrets, row.id);
  // A token derived from an earlier secret cannot be issued again.
  if (!isUnpaid(row) || isExpired(row, now) || row.page_token_hash !== sha256(token))
    return { continue_url: null, continue_until: null };
  return { continue_url: provider.pageAddress(origin, token), continue_until: until.toISOString() };
}
