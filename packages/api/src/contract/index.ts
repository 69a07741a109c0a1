import * as profile from './profile.ts';

export * from './endpoint.ts';
export * from './profile.ts';

/** Every call of the contract by id. */
export const endpoints = { balance: profile.balance } as const;
