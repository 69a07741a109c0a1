import { CashBoxFrame } from '#app/features/cash-box/sections.ts';
import { StatementBoard } from '#app/features/statement/index.ts';

/** Where the money of a period came from and went (SAFE-18). */
export function StatementPage() {
  return (
    <CashBoxFrame>
      <StatementBoard />
    </CashBoxFrame>
  );
}
