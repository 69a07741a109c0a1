/** What the provider says of a deposit that the player has approved on its page. */
export type DepositAnswer =
  | { readonly kind: 'paid' }
  | { readonly kind: 'refused'; readonly errorType: string }
  /** Paid after so many ms. */
  | { readonly kind: 'pending'; readonly settleIn: number }
  /** No answer: the player stays on the page of the provider. */
  | { readonly kind: 'none' };

/** The company that moves the money. The sandbox is the one implementation here; an operator brings its own. */
export interface PaymentProvider {
  /** Address of the page on which a deposit is paid; `origin` is that of this server. */
  pageAddress(origin: string, token: string): string;
  /** `amount` in minor units. */
  answerDeposit(amount: number): DepositAnswer;
  /** Error type of a withdrawal that the bank refuses, or null. */
  refuseWithdrawal(amount: number): string | null;
  /** Whether the first request for this amount fails, and only the next with the same key reaches the provider. */
  failsOnce(amount: number): boolean;
}
