export { OutcomeScreen, type OutcomeScreenProps } from './OutcomeScreen.tsx';
export { OutcomeFacts, type OutcomeFact } from './OutcomeFacts.tsx';
