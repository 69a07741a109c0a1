// A separate entry: loaded only in the installed app.
export { AppBonus } from './components/AppBonus.tsx';
