export { InstallGuide } from './components/InstallGuide.tsx';
