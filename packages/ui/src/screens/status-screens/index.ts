/**
 * Full-page messages. They differ only in picture and action, so they share a folder; bundles include only
 * the imported ones.
 */
export { CrashScreen, type CrashScreenProps } from './CrashScreen.tsx';
export { NoConnection, type NoConnectionProps } from './NoConnection.tsx';
export { NotFound, type NotFoundProps } from './NotFound.tsx';
export { RegionBlock, type RegionBlockProps } from './RegionBlock.tsx';
export { ReloadScreen, type ReloadScreenProps } from './ReloadScreen.tsx';
export { TooManyAttempts, type TooManyAttemptsProps } from './TooManyAttempts.tsx';
