export { ChatPanel } from './components/ChatPanel.tsx';
