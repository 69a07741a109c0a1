import { expect, test as base } from '../test.ts';
import { watchTraffic } from './quiet.ts';

/** The base test, with the traffic of the page watched for `quiet`. */
export const test = base.extend({
  page: async ({ page }, use) => {
    watchTraffic(page);
    await use(page);
  },
});

export { expect };
