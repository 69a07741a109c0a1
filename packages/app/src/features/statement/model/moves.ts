import type { StatementLine } from '@tulpar/api/contract';
import type { MessageId } from '#app/platform/i18n/intl.tsx';

const known = [
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'stake',
  'win',
  'bonus_in',
  'bonus_out',
  'buy_in',
  'correction',
  'play',
] as const;

/** Message of a movement; "other" for unknown kinds from a newer server. */
export function moveText(kind: string): MessageId {
  return `statement.move.${known.find((one) => one === kind) ?? 'other'}`;
}

/** Filters of the lines (SAFE-18). */
export const FILTERS = ['all', 'deposits', 'withdrawals', 'play', 'bonuses'] as const;
export type Filter = (typeof FILTERS)[number];

const passing: Readonly<Record<Exclude<Filter, 'all'>, readonly string[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'withdrawal_return'],
  play: ['play', 'buy_in'],
  bonuses: ['bonus_in', 'bonus_out'],
};

export const passes = (filter: Filter, { kind }: Pick<StatementLine, 'kind'>): boolean =>
  filter === 'all' || passing[filter].includes(kind);
