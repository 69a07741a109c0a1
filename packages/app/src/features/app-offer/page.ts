export { InstallGuide, type InstallGuideProps } from './components/InstallGuide.tsx';
