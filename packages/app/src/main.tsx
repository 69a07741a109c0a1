import './platform/polyfills.ts';
import './styles/app.css';
import { start } from './shell/start.tsx';

const element = document.getElementById('root');
// For an outdated browser `index.html` shows a page of its own instead of the app.
const isOutdated = document.documentElement.hasAttribute('data-outdated');
// Start in a new task: evaluating the scripts already was one, and together they would block input for longer.
if (element && !isOutdated) setTimeout(() => void start(element));
