export { Header, HeaderBell, HeaderSearchLink, type HeaderProps } from './Header.tsx';
