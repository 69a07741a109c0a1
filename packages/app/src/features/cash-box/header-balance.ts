// The balance of a player in a bar: a face of its own, because guests do not load it.
export { HeaderBalance } from './components/HeaderBalance.tsx';
