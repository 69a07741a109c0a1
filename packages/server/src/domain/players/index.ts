export { banPlayer, unbanPlayer } from './ban.ts';
export { createPlayer, refuseTakenContact } from './create-player.ts';
export { findPlayer } from './find-player.ts';
export type { NewPlayer } from './create-player.ts';
export {
  hashPassword,
  pretendToVerify,
  unknownPasswordHash,
  verifyPassword,
  refuseCommonPassword,
} from './passwords.ts';
export { needsProof, readUser, updateUser, readExtra, saveExtra } from './profile.ts';
export { heldPlayers, holdOtherAccounts, releaseLookalike } from './exclusion.ts';
export { erasePlayer, exportPlayer } from './personal-data.ts';
