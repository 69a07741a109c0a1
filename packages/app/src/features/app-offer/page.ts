// What the page of the app shows: loaded with it, not with the offer that every page may carry.
export { InstallGuide, type InstallGuideProps } from './components/InstallGuide.tsx';
