// A separate entry: loaded only after a registration.
export { WelcomeWindow } from './components/WelcomeWindow.tsx';
