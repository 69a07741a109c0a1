import type { Translated } from '../locale/locale.ts';

/** Texts of the withdrawal checklist. */
export const readinessTexts = {
  verification: { ru: 'Верификация', kk: 'Верификация', az: 'Verifikasiya', en: 'Verification' },
  verified: {
    ru: 'Верификация пройдена',
    kk: 'Аккаунт верификациядан өткен',
    az: 'Hesab verifikasiyadan keçib',
    en: 'Your account is verified',
  },
  unverified: {
    ru: 'Без верификации в день доступно {limit}, сегодня осталось {left}',
    kk: 'Верификациясыз күндік лимит: {limit}, бүгінгі қалдық: {left}',
    az: 'Verifikasiyasız gündəlik limit: {limit}, bu gün qalan: {left}',
    en: 'Without verification you can withdraw {limit} a day; {left} is left today',
  },
  unverifiedUsed: {
    ru: 'Дневной лимит без верификации исчерпан: {limit}',
    kk: 'Верификациясыз күндік лимит таусылды: {limit}',
    az: 'Verifikasiyasız gündəlik limit bitib: {limit}',
    en: 'You’ve used today’s limit without verification: {limit}',
  },
  turnover: {
    ru: 'Оборот депозита',
    kk: 'Депозит айналымы',
    az: 'Depozit dövriyyəsi',
    en: 'Deposit turnover',
  },
  turnoverDone: {
    ru: 'Оборот выполнен, ничего не удерживается',
    kk: 'Айналым орындалды, ештеңе ұсталмайды',
    az: 'Dövriyyə tamamlanıb, heç nə saxlanılmır',
    en: 'Turnover is complete; nothing is held',
  },
  turnoverLeft: {
    ru: 'Поставлено {done}, осталось {left}. До этого удерживается {held}',
    kk: 'Тігілгені: {done}, қалғаны: {left}. Оған дейін ұсталатын сома: {held}',
    az: 'Qoyulan: {done}, qalan: {left}. O vaxtadək saxlanılan: {held}',
    en: 'You’ve bet {done}, {left} to go. Until then, {held} is held',
  },
  bonus: { ru: 'Бонус', kk: 'Бонус', az: 'Bonus', en: 'Bonus' },
  bonusNone: {
    ru: 'Вывод не завершит ни один бонус',
    kk: 'Ақша шығару ешбір бонусты аяқтамайды',
    az: 'Çıxarış heç bir bonusu bitirmir',
    en: 'A withdrawal won’t end any bonus',
  },
  bonusEnds: {
    ru: '{name}: вывод завершит бонус и спишет {amount} бонусных денег. Реальные деньги останутся',
    kk: '{name}: ақша шығарсаңыз, бонус аяқталады. Алынатын бонус ақшасы: {amount}. Нақты ақша қалады',
    az: '{name}: çıxarış bonusu bitirəcək. Silinəcək bonus pulu: {amount}. Real pul qalır',
    en: '{name}: a withdrawal ends the bonus and removes {amount} of bonus money. Your real money stays',
  },
  contacts: {
    ru: 'Телефон и почта',
    kk: 'Телефон мен пошта',
    az: 'Telefon və e-poçt',
    en: 'Phone and email',
  },
  contactsOk: {
    ru: 'Контакт подтверждён',
    kk: 'Байланыс деректері расталған',
    az: 'Əlaqə məlumatı təsdiqlənib',
    en: 'Contact details confirmed',
  },
  contactsNone: {
    ru: 'Подтвердите телефон или почту, чтобы получать сообщения о выводе',
    kk: 'Шығару туралы хабарлама алу үшін телефонды немесе поштаны растаңыз',
    az: 'Çıxarış barədə mesaj almaq üçün telefonu və ya e-poçtu təsdiqləyin',
    en: 'Confirm your phone or email to get messages about the withdrawal',
  },
  method: { ru: 'Способ вывода', kk: 'Шығару тәсілі', az: 'Çıxarış üsulu', en: 'Withdrawal method' },
  methodOk: {
    ru: 'Способ вывода доступен',
    kk: 'Шығару тәсілі қолжетімді',
    az: 'Çıxarış üsulu əlçatandır',
    en: 'A withdrawal method is available',
  },
  methodOther: {
    ru: 'На способ последнего депозита вывести нельзя: выберите другой',
    kk: 'Соңғы депозит тәсіліне шығаруға болмайды: басқасын таңдаңыз',
    az: 'Son depozit üsuluna çıxarış mümkün deyil: başqasını seçin',
    en: 'Your last deposit method can’t receive withdrawals: choose another',
  },
  methodLess: {
    ru: 'Сейчас доступно {amount}, а наименьший вывод: {least}. Деньги остаются на счёте',
    kk: 'Қазір қолжетімді сома: {amount}. Ең аз шығару сомасы: {least}. Ақша шотта қалады',
    az: 'İndi əlçatan məbləğ: {amount}. Minimum çıxarış: {least}. Pul hesabda qalır',
    en: '{amount} is available now, and the smallest withdrawal is {least}. Your money stays in your account',
  },
  methodNone: {
    ru: 'Сейчас ни один способ вывода не работает. Деньги остаются на счёте',
    kk: 'Қазір ешбір шығару тәсілі жұмыс істемейді. Ақша шотта қалады',
    az: 'Hazırda heç bir çıxarış üsulu işləmir. Pul hesabda qalır',
    en: 'No withdrawal method is working right now. Your money stays in your account',
  },
  dailyLimit: { ru: 'Дневной лимит', kk: 'Күндік лимит', az: 'Gündəlik limit', en: 'Daily limit' },
  dailyLeft: {
    ru: 'Сегодня осталось {left} из {limit}',
    kk: 'Бүгінгі қалдық: {left}, лимит: {limit}',
    az: 'Bu gün qalan: {left}, limit: {limit}',
    en: '{left} of {limit} left today',
  },
  dailyUsed: {
    ru: 'Лимит на сегодня исчерпан: {limit}',
    kk: 'Бүгінгі лимит таусылды: {limit}',
    az: 'Bu günün limiti bitib: {limit}',
    en: 'Today’s limit is used up: {limit}',
  },
} as const satisfies Record<string, Translated>;

export type ReadinessText = keyof typeof readinessTexts;
