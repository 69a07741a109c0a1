export { LowDataSwitch } from './components/LowDataSwitch.tsx';
export { LowDataOffer } from './components/LowDataOffer.tsx';
