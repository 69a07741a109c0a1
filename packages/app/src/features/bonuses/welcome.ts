// The window that greets a new player: loaded after a registration only.
export { WelcomeWindow } from './components/WelcomeWindow.tsx';
