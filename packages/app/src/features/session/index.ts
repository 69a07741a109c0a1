export { sendChallenged } from './challenge.ts';
export { ContactField, EmailField, PhoneField } from './components/ContactFields.tsx';
export { TextField } from './components/TextField.tsx';
export { FormProblem, isSilent, useFormCommand } from './components/FormProblem.tsx';
export { SessionServices } from './components/SessionServices.tsx';
export { emailFault, emailRegion, PHONE_COUNTRIES, phoneFault } from './contact.ts';
export { passwordFault, textFault } from './forms.ts';
export { PROFILE_KEY, profileAtom, profileOptions } from './queries.ts';
export {
  isInForce,
  useHolding,
  useIsRestricted,
  type Restriction,
  savedCodeAtom,
  userAtom,
  welcomeDueAtom,
  markWelcomeSeen,
} from './atoms.ts';
