export { OfflineDisabledReason } from './offline-disabled-reason.ts';
