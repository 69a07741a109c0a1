import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { LeavePageContext } from '#app/features/cash-box/payment-flow.ts';

/** Called with the address a payment leads to, in place of leaving the story. */
export const left = fn<(url: string) => void>();

/** Keeps a story on its page when a payment leads away. */
export const staysOnPage = (Story: () => ReactElement) => (
  <LeavePageContext value={left}>
    <Story />
  </LeavePageContext>
);
