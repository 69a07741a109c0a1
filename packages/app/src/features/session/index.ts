export { logOut } from './commands.ts';
export { SessionServices } from './components/SessionServices.tsx';
export { PROFILE_KEY, profileAtom, userAtom } from './queries.ts';
