export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, type ButtonVariant } from './Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
