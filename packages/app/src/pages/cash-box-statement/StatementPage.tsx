import { CashBoxFrame } from '#app/features/cash-box/sections.ts';
import { StatementBoard } from '#app/features/statement/index.ts';

/** Statement of a period (SAFE-18). */
export function StatementPage() {
  return (
    <CashBoxFrame>
      <StatementBoard />
    </CashBoxFrame>
  );
}
