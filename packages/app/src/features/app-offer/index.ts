export { AppOffer } from './components/AppOffer.tsx';
