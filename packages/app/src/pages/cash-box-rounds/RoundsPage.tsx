import { CashBoxFrame } from '#app/features/cash-box/pages.ts';
import { LimitsBrief } from '#app/features/limits/index.ts';
import { MonthBrief, RoundList } from '#app/features/statement/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Rounds of a day or session (SAFE-17). */
export function Page() {
  const t = useText();
  return (
    <CashBoxFrame
      step={{ title: t('page.rounds'), back: href('statement') }}
      aside={
        <>
          <MonthBrief />
          <LimitsBrief />
        </>
      }
    >
      <RoundList />
    </CashBoxFrame>
  );
}
