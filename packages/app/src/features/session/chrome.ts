// What the frame of every page draws of this feature: a face of its own, because it is part of the first load.
export { LanguageButton, type LanguageButtonProps } from './components/LanguageButton.tsx';
