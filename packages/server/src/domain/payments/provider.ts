/** The provider's response for a deposit that the player has approved on its page. */
export type DepositAnswer =
  | { readonly kind: 'paid' }
  | { readonly kind: 'refused'; readonly errorType: string }
  /** Paid after this time, ms. */
  | { readonly kind: 'pending'; readonly settleIn: number }
  /** No response: the player stays on the provider's page, and the deposit expires as if it were not paid. */
  | { readonly kind: 'none' };

/** The payment provider. The sandbox is the only implementation; an operator adds its own. */
export interface PaymentProvider {
  /** URL of a deposit's payment page; `origin` is that of this server. */
  pageAddress(origin: string, token: string): string;
  /** `amount` in minor units. */
  answerDeposit(amount: number): DepositAnswer;
  /** Error type of a withdrawal that the bank refuses, or null. */
  refuseWithdrawal(amount: number): string | null;
  /**
   * Whether the first request for this amount fails, and only a retry with the same key reaches the provider.
   */
  failsOnce(amount: number): boolean;
}
