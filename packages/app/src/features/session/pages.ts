export { LanguageButton } from './components/LanguageButton.tsx';
export { LoginFrame } from './components/LoginFrame.tsx';
export { LoginForm } from './components/LoginForm.tsx';
export { RegisterForm } from './components/RegisterForm.tsx';
export { SocialReturn } from './components/SocialReturn.tsx';
export { rememberBrowser } from './known-browsers.ts';
export { logOut } from './log-out.ts';
export { pickBanner, registerBannersOptions } from './queries.ts';
