import { CashBoxFrame } from '#app/features/cash-box/pages.ts';
import { StatementBoard } from '#app/features/statement/index.ts';

/** Statement of a period (SAFE-18). */
export function Page() {
  return (
    <CashBoxFrame>
      <StatementBoard />
    </CashBoxFrame>
  );
}
