export { LoginForm } from './components/LoginForm.tsx';
export { RegisterForm } from './components/RegisterForm.tsx';
export { pickBanner, registerBannersOptions, type RegisterBanner } from './register-banner.ts';
