export { logOut } from './commands.ts';
export { ContactField } from './components/ContactFields.tsx';
export { CarryLink } from './components/text-link.tsx';
export { FormProblem } from './components/FormProblem.tsx';
export { isSilent } from './components/silent.ts';
export { SessionServices } from './components/SessionServices.tsx';
export {
  EMAIL_DOMAINS,
  emailFault,
  emailRegion,
  PHONE_COUNTRIES,
  phoneDigits,
  phoneFault,
  phoneRegion,
} from './contact.ts';
export { passwordFault } from './forms.ts';
export { PROFILE_KEY, profileAtom, userAtom } from './queries.ts';
export { useSending } from './use-sending.ts';
