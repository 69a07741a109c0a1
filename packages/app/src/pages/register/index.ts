export { RegisterPage as Page } from './RegisterPage.tsx';
