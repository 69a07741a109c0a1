import './platform/polyfills.ts';
import './styles/app.css';
import { start } from './shell/start.tsx';

const element = document.getElementById('root');
// Start in a new task: evaluating the scripts already was one, and together they would block input for
// longer.
if (element) setTimeout(() => void start(element));
