import type { Language } from '../domain/locale/locale.ts';

interface SocialTexts {
  readonly note: string;
  readonly title: string;
  readonly hint: string;
  readonly noEmail: string;
  readonly unverified: string;
  readonly cancel: string;
  readonly wrongTitle: string;
  readonly wrongHint: string;
  readonly back: string;
}

/** Texts of the page that stands in for a social provider. */
export const socialTexts: Readonly<Record<Language, SocialTexts>> = {
  ru: {
    note: 'Песочница: люди ненастоящие',
    title: 'Вход через {provider}',
    hint: 'Так выглядит вход у провайдера. Выберите, кем войти.',
    noEmail: 'без e-mail',
    unverified: 'e-mail не подтверждён',
    cancel: 'Вернуться без входа',
    wrongTitle: 'Вход не начат',
    wrongHint: 'Ссылка неполная. Вернитесь в приложение и нажмите кнопку входа ещё раз.',
    back: 'Вернуться в приложение',
  },
  kk: {
    note: 'Құмсалғыш: адамдар шынайы емес',
    title: '{provider} арқылы кіру',
    hint: 'Провайдердегі кіру осындай болады. Кім болып кіретініңізді таңдаңыз.',
    noEmail: 'e-mail жоқ',
    unverified: 'e-mail расталмаған',
    cancel: 'Кірмей қайту',
    wrongTitle: 'Кіру басталмады',
    wrongHint: 'Сілтеме толық емес. Қолданбаға қайтып, кіру батырмасын тағы басыңыз.',
    back: 'Қолданбаға қайту',
  },
  az: {
    note: 'Sınaq mühiti: insanlar həqiqi deyil',
    title: '{provider} ilə giriş',
    hint: 'Provayderdə giriş belə görünür. Kim kimi daxil olacağınızı seçin.',
    noEmail: 'e-poçt yoxdur',
    unverified: 'e-poçt təsdiqlənməyib',
    cancel: 'Daxil olmadan qayıt',
    wrongTitle: 'Giriş başlamadı',
    wrongHint: 'Keçid natamamdır. Tətbiqə qayıdın və giriş düyməsini yenidən basın.',
    back: 'Tətbiqə qayıt',
  },
  en: {
    note: 'Sandbox: the people are not real',
    title: 'Sign in with {provider}',
    hint: 'This is what signing in at a provider looks like. Choose who you are.',
    noEmail: 'no e-mail',
    unverified: 'e-mail not verified',
    cancel: 'Go back without signing in',
    wrongTitle: 'Sign-in was not started',
    wrongHint: 'The link is incomplete. Go back to the app and press the sign-in button again.',
    back: 'Back to the app',
  },
};
