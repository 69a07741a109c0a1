export { readVipClub } from './club.ts';
export { vipLevels } from './levels.ts';
export { lowerStatuses, raiseStatuses, setStatus } from './status.ts';
