import type { Language, Translated } from '../locale/locale.ts';

interface Text {
  readonly title: Translated;
  readonly content: Translated;
}

export const statusNames: Readonly<Record<string, Translated>> = {
  novice: { ru: 'Новичок', kk: 'Жаңа ойыншы', az: 'Yeni oyunçu', en: 'Newcomer' },
  bronze: { ru: 'Бронза', kk: 'Қола', az: 'Bürünc', en: 'Bronze' },
  silver: { ru: 'Серебро', kk: 'Күміс', az: 'Gümüş', en: 'Silver' },
  gold: { ru: 'Золото', kk: 'Алтын', az: 'Qızıl', en: 'Gold' },
  platinum: { ru: 'Платина', kk: 'Платина', az: 'Platin', en: 'Platinum' },
  vip: { ru: 'VIP', kk: 'VIP', az: 'VIP', en: 'VIP' },
};

/** Reasons for a refused promo code, by the contract's code. */
const codeReasons: Readonly<Record<string, Translated>> = {
  PROMO_CODE_NOT_FOUND: {
    ru: 'Такого кода нет.',
    kk: 'Мұндай код жоқ.',
    az: 'Belə kod yoxdur.',
    en: 'This code doesn’t exist.',
  },
  PROMO_CODE_EXPIRED: {
    ru: 'Код больше не действует.',
    kk: 'Кодтың мерзімі өткен.',
    az: 'Kodun vaxtı bitib.',
    en: 'The code has expired.',
  },
  PROMO_CODE_NOT_STARTED: {
    ru: 'Код ещё не действует.',
    kk: 'Код әлі күшіне енген жоқ.',
    az: 'Kod hələ qüvvədə deyil.',
    en: 'The code isn’t valid yet.',
  },
  PROMO_CODE_USAGE_LIMIT_REACHED: {
    ru: 'Все активации кода использованы.',
    kk: 'Кодты белсендіру саны таусылған.',
    az: 'Kodun bütün aktivləşdirmələri istifadə olunub.',
    en: 'This code has reached its usage limit.',
  },
  PROMO_CODE_PLAYER_NOT_TARGETED: {
    ru: 'Код не для вашего аккаунта.',
    kk: 'Код сіздің аккаунтыңызға арналмаған.',
    az: 'Kod sizin hesabınız üçün deyil.',
    en: 'The code isn’t for your account.',
  },
};

/** Sentence with the reason for a refused code, after a space; empty if the reason has no text. */
export function codeReason(reason: string | undefined, language: Language): string {
  const words = reason !== undefined && Object.hasOwn(codeReasons, reason) ? codeReasons[reason] : undefined;
  return words === undefined ? '' : ` ${words[language]}`;
}

/** Texts of achievements and gifts; an achievement is named after the colon. */
export const giftTexts: Readonly<Record<string, Text>> = {
  'achievement:seventh_day': {
    title: { ru: 'Первая неделя', kk: 'Алғашқы апта', az: 'İlk həftə', en: 'First week' },
    content: {
      ru: 'Вы входили в аккаунт в семь разных дней.',
      kk: 'Аккаунтқа жеті түрлі күні кірдіңіз.',
      az: 'Hesabınıza yeddi fərqli gündə daxil olmusunuz.',
      en: 'You’ve logged in on seven different days.',
    },
  },
  'achievement:verified': {
    title: {
      ru: 'Верификация пройдена',
      kk: 'Верификациядан өттіңіз',
      az: 'Verifikasiya tamamlandı',
      en: 'You’re verified',
    },
    content: {
      ru: 'Дневной лимит вывода теперь выше.',
      kk: 'Күндік ақша шығару лимиті енді жоғары.',
      az: 'Gündəlik çıxarış limiti indi daha yüksəkdir.',
      en: 'Your daily withdrawal limit is higher now.',
    },
  },
  'achievement:first_payout': {
    title: {
      ru: 'Первый вывод',
      kk: 'Алғашқы ақша шығару',
      az: 'İlk çıxarış',
      en: 'First withdrawal',
    },
    content: {
      ru: 'Первый вывод выполнен: {amount}.',
      kk: 'Алғашқы ақша шығару орындалды: {amount}.',
      az: 'İlk çıxarış icra olundu: {amount}.',
      en: 'Your first withdrawal has been paid: {amount}.',
    },
  },
  achievement_gift: {
    title: {
      ru: 'Подарок за первую неделю',
      kk: 'Алғашқы апта сыйлығы',
      az: 'İlk həftənin hədiyyəsi',
      en: 'First week gift',
    },
    content: {
      ru: 'Фриспины: {spins}, игра: {game}. Активировать до: {until}.',
      kk: 'Тегін айналдыру: {spins}, ойын: {game}. Белсендіру мерзімі: {until}.',
      az: 'Pulsuz fırlanma: {spins}, oyun: {game}. Son aktivləşdirmə tarixi: {until}.',
      en: '{spins} free spins in {game}. Activate them by {until}.',
    },
  },
  'bonus-ends-soon': {
    title: {
      ru: 'Бонус скоро закончится',
      kk: 'Бонустың мерзімі бітіп барады',
      az: 'Bonusun vaxtı bitmək üzrədir',
      en: 'Your bonus ends soon',
    },
    content: {
      ru: 'Осталось отыграть: {amount}. Срок: {until}.',
      kk: 'Айналымға қалғаны: {amount}. Мерзімі: {until}.',
      az: 'Mərc tələbindən qalan: {amount}. Son tarix: {until}.',
      en: 'Left to wager: {amount}. Valid until {until}.',
    },
  },
  'bonus-ended': {
    title: {
      ru: 'Срок бонуса истёк',
      kk: 'Бонустың мерзімі бітті',
      az: 'Bonusun vaxtı bitdi',
      en: 'Your bonus has ended',
    },
    content: {
      ru: 'Списано бонусных денег: {removed}. Ваши собственные деньги не изменились.',
      kk: 'Есептен шығарылған бонус ақшасы: {removed}. Өз ақшаңыз өзгерген жоқ.',
      az: 'Silinən bonus pulu: {removed}. Öz pulunuz dəyişməyib.',
      en: 'Bonus money removed: {removed}. Your own money hasn’t changed.',
    },
  },
  'spins-end-soon': {
    title: {
      ru: 'Срок фриспинов скоро истечёт',
      kk: 'Тегін айналдырулар бітіп барады',
      az: 'Pulsuz fırlanmaların vaxtı bitir',
      en: 'Your free spins end soon',
    },
    content: {
      ru: 'Осталось: {spins}, игра: {game}. Срок: {until}.',
      kk: 'Қалғаны: {spins}, ойын: {game}. Мерзімі: {until}.',
      az: 'Qalıb: {spins}, oyun: {game}. Son tarix: {until}.',
      en: 'Left: {spins}, game: {game}. Valid until {until}.',
    },
  },
  'spins-ended': {
    title: {
      ru: 'Срок фриспинов истёк',
      kk: 'Тегін айналдырулардың мерзімі бітті',
      az: 'Pulsuz fırlanmaların vaxtı bitdi',
      en: 'Your free spins have ended',
    },
    content: {
      ru: 'Не сыграно: {spins}, игра: {game}.',
      kk: 'Ойналмағаны: {spins}, ойын: {game}.',
      az: 'Oynanılmayıb: {spins}, oyun: {game}.',
      en: 'Not played: {spins}, game: {game}.',
    },
  },
  lottery_ticket_bronze: {
    title: { ru: 'Бронзовый билет', kk: 'Қола билет', az: 'Bürünc bilet', en: 'Bronze ticket' },
    content: {
      ru: 'Вам выдан бронзовый лотерейный билет.',
      kk: 'Сізге қола лотерея билеті берілді.',
      az: 'Sizə bürünc lotereya bileti verildi.',
      en: 'You’ve been given a bronze lottery ticket.',
    },
  },
  player_status_change: {
    title: {
      ru: 'Новый статус: {status}',
      kk: 'Жаңа мәртебе: {status}',
      az: 'Yeni status: {status}',
      en: 'New status: {status}',
    },
    content: {
      ru: 'Кешбэк: {percent}%. Все условия на странице VIP-клуба.',
      kk: 'Кешбэк: {percent}%. Барлық шарттары VIP клуб бетінде.',
      az: 'Keşbek: {percent}%. Bütün şərtlər VIP klub səhifəsindədir.',
      en: 'Cashback: {percent}%. See the VIP club page for everything you get.',
    },
  },
  promo_code_not_valid: {
    title: {
      ru: 'Промокод не сработал',
      kk: 'Промокод қолданылмады',
      az: 'Promo kod işləmədi',
      en: 'Promo code not applied',
    },
    content: {
      ru: 'Код: {code}. Бонус по нему не начислен.{codeReason}',
      kk: 'Код: {code}. Ол бойынша бонус берілмеді.{codeReason}',
      az: 'Kod: {code}. Bu kodla bonus verilmədi.{codeReason}',
      en: 'Code: {code}. It gave no bonus.{codeReason}',
    },
  },
};
