export { SocialReturn } from './components/SocialReturn.tsx';
