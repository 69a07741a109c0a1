import type { Page } from 'playwright';
import { slowProcessor } from './phone.ts';

/** A page that is measured. */
export interface Subject {
  readonly page: Page;
  /** Makes its processor slow, or fast again (`slowProcessor`). */
  readonly slow: (isSlow: boolean) => Promise<void>;
}

/** Makes a page one that is measured. */
export async function subject(page: Page): Promise<Subject> {
  const session = await page.context().newCDPSession(page);
  return { page, slow: (isSlow) => slowProcessor(session, isSlow) };
}
