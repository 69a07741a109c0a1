export { AppOffer } from './components/AppOffer.tsx';
export { InstallBanner } from './components/InstallBanner.tsx';
export { saveExtra } from './commands.ts';
export { extraDataOptions } from './queries.ts';
export { InstallGuide } from './components/InstallGuide.tsx';
