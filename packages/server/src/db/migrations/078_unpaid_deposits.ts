/** Statements of the migration 078, by name. */
export const statements078: Readonly<Record<string, readonly string[]>> = {
  /** Index for the deposits that are not paid yet. */
  '078_unpaid_deposits': [
    `create index payments_unpaid on payments (created_at)
      where type = 'deposit' and status = 'process' and stage <> 'confirming'`,
  ],
};
