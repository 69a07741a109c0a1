import { CashBoxFrame, HistoryList } from '#app/features/cash-box/sections.ts';

/** History of deposits and withdrawals. */
export function HistoryPage() {
  return (
    <CashBoxFrame>
      <HistoryList />
    </CashBoxFrame>
  );
}
