// A separate entry: part of the first load of every page.
export { LanguageButton, type LanguageButtonProps } from './components/LanguageButton.tsx';
