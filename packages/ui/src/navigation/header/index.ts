export { Header, HeaderBell, type HeaderProps } from './Header.tsx';
