export { backdropClass, sparkClass, type Backdrop } from './backdrop.ts';
