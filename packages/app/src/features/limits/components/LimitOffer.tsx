import { useState } from 'react';
import { extraDataOptions, saveExtra } from '#app/features/app-offer/index.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { limitsOptions } from '../queries.ts';
import { LazyLimitSheet } from './LazyLimitSheet.tsx';
import type { ChosenLimit } from './LimitsBoard.tsx';

/**
 * Offers a deposit limit to a player who has not deposited yet, in a sheet that can be skipped (SAFE-05). However it is
 * closed, the account is not asked again. Nothing where a deposit limit holds, and where the server does not say.
 */
export function LimitOffer() {
  const queries = useQueryClient();
  const { data: list } = useQuery(limitsOptions);
  const { data: extra } = useQuery(extraDataOptions);
  const [chosen, choose] = useState<ChosenLimit>({ type: 'deposit', period: 'day' });
  // A server that does not remember the answer would be asked at every visit.
  if (!list || extra?.limitOfferAnswered === undefined) return null;
  const isDue = !extra.limitOfferAnswered && list.data.every(({ type }) => type !== 'deposit');
  return (
    <LazyLimitSheet
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
