export { OutOfMoneyPage as Page } from './OutOfMoneyPage.tsx';
