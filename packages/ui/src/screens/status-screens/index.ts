/**
 * Pages that say why there is no page. They differ in their sign and their way out only, so they stand together, a file
 * each; a bundle takes those it names.
 */
export { CrashScreen, type CrashScreenProps } from './CrashScreen.tsx';
export { NoConnection, type NoConnectionProps } from './NoConnection.tsx';
export { NotFound, type NotFoundProps } from './NotFound.tsx';
export { RegionBlock, type RegionBlockProps } from './RegionBlock.tsx';
export { ReloadScreen, type ReloadScreenProps } from './ReloadScreen.tsx';
export { TooManyAttempts, type TooManyAttemptsProps } from './TooManyAttempts.tsx';
