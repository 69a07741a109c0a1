export {
  CrashScreen,
  NoConnection,
  NotFound,
  RegionBlock,
  ReloadScreen,
  TooManyAttempts,
  type CrashScreenProps,
  type NoConnectionProps,
  type NotFoundProps,
  type RegionBlockProps,
  type ReloadScreenProps,
  type TooManyAttemptsProps,
} from './StatusScreens.tsx';
