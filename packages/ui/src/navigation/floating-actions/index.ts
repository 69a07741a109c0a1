export { FloatingActions, type FloatingActionsProps } from './FloatingActions.tsx';
