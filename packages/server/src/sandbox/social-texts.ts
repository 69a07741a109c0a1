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

export const socialTexts: Readonly<Record<Language, SocialTexts>> = {
  ru: {
    note: 'Тестовый режим: люди вымышленные',
    title: 'Вход через {provider}',
    hint: 'Это имитация страницы входа провайдера. Выберите, кем войти.',
    noEmail: 'без почты',
    unverified: 'почта не подтверждена',
    cancel: 'Вернуться без входа',
    wrongTitle: 'Вход не начат',
    wrongHint: 'Ссылка неполная. Вернитесь в приложение и нажмите кнопку входа ещё раз.',
    back: 'Вернуться в приложение',
  },
  kk: {
    note: 'Сынақ ортасы: адамдар ойдан шығарылған',
    title: '{provider} арқылы кіру',
    hint: 'Бұл — провайдердің кіру бетінің үлгісі. Кім болып кіретініңізді таңдаңыз.',
    noEmail: 'пошта жоқ',
    unverified: 'пошта расталмаған',
    cancel: 'Кірмей қайту',
    wrongTitle: 'Кіру басталмады',
    wrongHint: 'Сілтеме толық емес. Қолданбаға қайтып, кіру түймесін тағы басыңыз.',
    back: 'Қолданбаға қайту',
  },
  az: {
    note: 'Sınaq mühiti: insanlar uydurmadır',
    title: '{provider} ilə giriş',
    hint: 'Bu, provayderin giriş səhifəsinin nümunəsidir. Kim kimi daxil olacağınızı seçin.',
    noEmail: 'e-poçt yoxdur',
    unverified: 'e-poçt təsdiqlənməyib',
    cancel: 'Daxil olmadan qayıt',
    wrongTitle: 'Giriş başlamadı',
    wrongHint: 'Keçid natamamdır. Tətbiqə qayıdın və giriş düyməsini yenidən basın.',
    back: 'Tətbiqə qayıt',
  },
  en: {
    note: 'Sandbox: these people are fictional',
    title: 'Log in with {provider}',
    hint: 'This stands in for the provider’s log-in page. Choose who to log in as.',
    noEmail: 'no email',
    unverified: 'email not verified',
    cancel: 'Go back without logging in',
    wrongTitle: 'The log-in wasn’t started',
    wrongHint: 'The link is incomplete. Go back to the app and press the log-in button again.',
    back: 'Back to the app',
  },
};
