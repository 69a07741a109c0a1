export { VipClub } from './components/VipClub.tsx';
