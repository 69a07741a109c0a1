export { Button, type ButtonProps, type ButtonVariant } from './Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
