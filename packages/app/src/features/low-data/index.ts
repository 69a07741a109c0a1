export { LowDataOffer, LowDataSwitch } from './components/LowData.tsx';
