export { AnalyticsSwitch, NewsletterSwitches } from './components/NewsletterSwitches.tsx';
export { ContactsForm } from './components/ContactsForm.tsx';
export { KnownPlayer, PlayerRecord } from './components/PlayerRecord.tsx';
export { PasswordSection } from './components/PasswordForm.tsx';
export { SessionsSection } from './components/SessionsSection.tsx';
export { ProfileBar } from './components/ProfileBar.tsx';
export { UndoChange } from './components/UndoChange.tsx';
export { VerifyEmail } from './components/VerifyEmail.tsx';
export { VerifyPhone } from './components/VerifyPhone.tsx';
