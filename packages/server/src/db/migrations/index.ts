import type { Migration } from 'kysely/migration';
import { playersAndMoney } from './001_players_and_money.ts';
import { catalogue } from './002_catalogue.ts';

/** Every migration by name, run in the order of the names. A merged one never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_players_and_money': playersAndMoney,
  '002_catalogue': catalogue,
};
