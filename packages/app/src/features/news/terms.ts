import type { BonusTerms } from '@tulpar/api/contract';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';

/** Minimum deposit and wager of an entry, joined; empty without terms (NEWS-03). */
export function useTermsLine(): (terms: BonusTerms | null) => string {
  const t = useText();
  const { money, number } = useFormats();
  const { currency } = useVisitor();
  return (terms) => {
    if (terms === null) return '';
    const least = terms.min_deposit_amount?.[currency === 'AZN' ? 'azn' : 'kzt'] ?? null;
    const parts = [
      least === null ? null : t('news.fromDeposit', { amount: money(least, { currency, decimals: 'auto' }) }),
      terms.wager === null ? null : t('news.wager', { wager: number(terms.wager) }),
    ];
    // Break lines only between the parts.
    return parts
      .filter((part) => part !== null)
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(', ');
  };
}
