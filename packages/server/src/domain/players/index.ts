export { banPlayer, unbanPlayer } from './ban.ts';
export { refuseCommonPassword } from './common-passwords.ts';
export { createPlayer, findPlayer } from './create-player.ts';
export type { NewPlayer } from './create-player.ts';
export { readExtra, saveExtra } from './extra-data.ts';
export { hashPassword, pretendToVerify, unknownPasswordHash, verifyPassword } from './passwords.ts';
export { readUser, updateUser } from './profile.ts';
export { heldPlayers, releaseLookalike } from './exclusion.ts';
export { erasePlayer, exportPlayer } from './personal-data.ts';
