import { Button } from '@tulpar/ui/button';
import { useId, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { limitsOptions } from '../queries.ts';
import { LazyLimitSheet } from './LazyLimitSheet.tsx';
import type { ChosenLimit } from './LimitsBoard.tsx';

const skipped = storedText('limitOfferSkipped');

/**
 * Offers a deposit limit to a player who has not deposited yet (SAFE-05): set in a sheet on the spot, or skipped, and then
 * never offered again. Nothing where a deposit limit holds, and where the server does not say.
 */
export function LimitOffer() {
  const t = useText();
  const id = useId();
  const { data: list } = useQuery(limitsOptions);
  const [isSkipped, skip] = useState(() => skipped.read() !== null);
  const [chosen, choose] = useState<ChosenLimit | null>(null);
  if (isSkipped || !list) return null;
  const isSet = list.data.some(({ type }) => type === 'deposit');
  return (
    <>
      {!isSet && (
        <section aria-labelledby={id} className="mt-5 rounded-lg bg-surface-1 p-4 shadow-card">
          <h2 id={id} className="text-body-strong">
            {t('limits.sheet.deposit')}
          </h2>
          <p className="mt-1 text-caption text-ink-muted">{t('limits.offer.text')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-haspopup="dialog"
              onClick={() => choose({ type: 'deposit', period: 'day' })}
            >
              {t('limits.check.limit')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                skipped.write('1');
                skip(true);
              }}
            >
              {t('limits.offer.skip')}
            </Button>
          </div>
        </section>
      )}
      <LazyLimitSheet chosen={chosen} list={list} onChoose={choose} onClose={() => choose(null)} />
    </>
  );
}
