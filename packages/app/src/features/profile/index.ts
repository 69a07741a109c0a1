export { AnalyticsSwitch } from './components/AnalyticsSwitch.tsx';
export { ContactsForm } from './components/ContactsForm.tsx';
export { KnownPlayer, PlayerRecord } from './components/PlayerRecord.tsx';
export { NewsletterSwitches } from './components/NewsletterSwitches.tsx';
export { PasswordForm } from './components/PasswordForm.tsx';
export { SessionsSection } from './components/SessionsSection.tsx';
export { ProfileBar } from './components/ProfileBar.tsx';
export { VerifyEmail } from './components/VerifyEmail.tsx';
export { VerifyPhone } from './components/VerifyPhone.tsx';
