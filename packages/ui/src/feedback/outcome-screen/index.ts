export { OutcomeScreen, type OutcomeScreenProps, OutcomeFacts, type OutcomeFact } from './OutcomeScreen.tsx';
