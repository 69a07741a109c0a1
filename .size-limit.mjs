// Budgets of the built app, for `npx size-limit`; `scripts/check-sizes.ts` prints them as a table.
import { sizeChecks } from './scripts/size-checks.ts';

export default sizeChecks();
