import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { LeavePageContext } from '#app/features/cash-box/deposit/use-deposit.ts';

/** Called with the URL of a payment instead of leaving the story. */
export const left = fn<(url: string) => void>();

/** Keeps a story on its page when a payment navigates away. */
export const staysOnPage = (Story: () => ReactElement) => (
  <LeavePageContext value={left}>
    <Story />
  </LeavePageContext>
);
