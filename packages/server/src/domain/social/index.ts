export { issueSocialToken, playerOfPerson, redeemSocialToken } from './identities.ts';
export type { SocialPerson, SocialProvider } from '../../db/account-tables.ts';
