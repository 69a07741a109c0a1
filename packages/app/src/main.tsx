import './platform/polyfills.ts';
import './styles/app.css';
import { start } from './shell/start.tsx';

const element = document.getElementById('root');
// In a task of its own: reading the scripts has taken one.
if (element) setTimeout(() => void start(element));
