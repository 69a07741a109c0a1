import { t, type Page } from './page.ts';

export const vipClub: Page = {
  slug: 'vipclub',
  title: t('VIP-клуб', 'VIP клуб', 'VIP klub', 'VIP club'),
  summary: t(
    'Как устроен клуб и что он не меняет.',
    'Клуб қалай жұмыс істейді және нені өзгертпейді.',
    'Klub necə işləyir və nəyi dəyişmir.',
    'How the club works, and what it doesn’t change.',
  ),
  footer: null,
  sections: [
    {
      heading: t('Как это работает', 'Бұл қалай жұмыс істейді', 'Bu necə işləyir', 'How it works'),
      body: t(
        'Участие бесплатное, заявка не нужна. Уровень виден в [профиле](/profile). Правила игр и RTP на всех уровнях одинаковы.',
        'Қатысу тегін, өтінім керек емес. Деңгей [профильде](/profile) көрінеді. Ойын ережелері мен RTP барлық деңгейде бірдей.',
        'İştirak pulsuzdur, müraciət lazım deyil. Səviyyə [profildə](/profile) görünür. Oyun qaydaları və RTP bütün səviyyələrdə eynidir.',
        'Membership is free and you don’t need to apply. Your level is shown in your [profile](/profile). Game rules and RTP are the same at every level.',
      ),
    },
    {
      heading: t(
        'Не играйте ради уровня',
        'Деңгей үшін ойнамаңыз',
        'Səviyyə üçün oynamayın',
        'Don’t play for a level',
      ),
      body: t(
        'Ставки обходятся дороже любой привилегии. Если хочется ставить больше ради уровня, остановитесь и загляните на страницу [ответственной игры](/responsible-gaming).',
        'Бәстің бағасы кез келген артықшылықтан қымбат. Деңгей үшін көбірек тіккіңіз келсе, тоқтап, [жауапты ойын бетін](/responsible-gaming) оқыңыз.',
        'Mərclər istənilən üstünlükdən baha başa gəlir. Səviyyə üçün daha çox mərc etmək istəyirsinizsə, dayanın və [məsuliyyətli oyun səhifəsinə](/responsible-gaming) baxın.',
        'Betting costs more than any perk is worth. If you feel like betting more to reach a level, stop and visit the [responsible gaming page](/responsible-gaming).',
      ),
    },
  ],
};

export const downloadApp: Page = {
  slug: 'download-app',
  title: t(
    'Tulpar на главном экране',
    'Tulpar басты экранда',
    'Tulpar əsas ekranda',
    'Tulpar on your home screen',
  ),
  summary: t(
    'Как поставить Tulpar на телефон или компьютер.',
    'Tulpar қолданбасын телефонға немесе компьютерге қалай орнатуға болады.',
    'Tulpar tətbiqini telefona və ya kompüterə necə quraşdırmaq olar.',
    'How to install Tulpar on a phone or computer.',
  ),
  footer: null,
  sections: [
    {
      heading: t('Тот же сайт', 'Сол сайттың өзі', 'Eyni sayt', 'The same site'),
      body: t(
        'Значок на экране открывает этот же сайт: аккаунт, баланс и условия не меняются. Магазин приложений не нужен, удалить значок можно как любой другой.',
        'Экрандағы белгіше осы сайтты ашады: аккаунт, баланс пен шарттар өзгермейді. Қолданбалар дүкені керек емес, белгішені кез келген басқасы сияқты жоюға болады.',
        'Ekrandakı nişan eyni saytı açır: hesab, balans və şərtlər dəyişmir. Tətbiq mağazası lazım deyil, nişanı istənilən başqası kimi silmək olar.',
        'The icon opens this same site: your account, balance and terms stay as they are. You don’t need an app store, and you can remove the icon like any other.',
      ),
    },
    {
      heading: t('Безопасность', 'Қауіпсіздік', 'Təhlükəsizlik', 'Safety'),
      body: t(
        'Ставьте Tulpar только с этого адреса и включите блокировку экрана: аккаунт остаётся открытым на устройстве.',
        'Tulpar қолданбасын тек осы мекенжайдан орнатып, экран құлпын қосыңыз: аккаунт құрылғыда ашық қалады.',
        'Tulpar tətbiqini yalnız bu ünvandan quraşdırın və ekran kilidini qoşun: hesab cihazda açıq qalır.',
        'Only install Tulpar from this address, and use a screen lock: your account stays open on the device.',
      ),
    },
  ],
};
