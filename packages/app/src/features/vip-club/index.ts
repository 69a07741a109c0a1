export { StatusBrief } from './components/StatusBrief.tsx';
export { VipClub } from './components/VipClub.tsx';
