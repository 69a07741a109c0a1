import { useState } from 'react';
import { extraDataOptions, saveExtra } from '#app/features/app-offer/index.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { limitsOptions } from '../queries.ts';
import { LimitSheet, type ChosenLimit } from './LimitSheet.tsx';

/**
 * Offers a deposit limit before the first deposit, in a skippable sheet (SAFE-05). Shown only once per
 * account. Hidden with a deposit limit, or if the server does not send the limits.
 */
export function LimitOffer() {
  const queries = useQueryClient();
  const { data: list } = useQuery(limitsOptions);
  const { data: extra } = useQuery(extraDataOptions);
  const [chosen, choose] = useState<ChosenLimit>({ type: 'deposit', period: 'day' });
  // If the server does not store the answer, the offer would appear on every visit.
  if (!list || extra?.limitOfferAnswered === undefined) return null;
  const isDue = !extra.limitOfferAnswered && list.data.every(({ type }) => type !== 'deposit');
  return (
    <LimitSheet
      chosen={isDue ? chosen : null}
      list={list}
      isOffer
      onChoose={choose}
      onClose={() => {
        queries.setQueryData(
          extraDataOptions.queryKey,
          (known) => known && { ...known, limitOfferAnswered: true },
        );
        void saveExtra({ key: 'limitOfferAnswered', value: true });
      }}
    />
  );
}
