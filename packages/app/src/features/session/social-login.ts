// The return from a social provider, for its page.
export { SocialReturn } from './components/SocialReturn.tsx';
