// The window of the bonus for who uses the app: loaded in the installed app only.
export { AppBonus } from './components/AppBonus.tsx';
