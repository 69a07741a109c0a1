import type { NotificationFacts } from '../../db/player-tables.ts';
import { dateOf, localMoment } from '../locale/account-time.ts';
import { formatMoney } from '../locale/money.ts';
import { declineText } from '../documents/decline-reasons.ts';
import { findMethod } from '../payments/methods.ts';
import type { Currency, Language, Translated } from '../locale/locale.ts';
import { vipLevelOf } from '../vip/levels.ts';
import { codeReason, giftTexts, statusNames } from './gift-texts.ts';

interface Text {
  readonly title: Translated;
  readonly content: Translated;
}

/** Texts by sub type. Placeholders are used only where no language inflects the inserted word. */
const texts: Readonly<Record<string, Text>> = {
  ...giftTexts,
  commit_deposit: {
    title: {
      ru: 'Депозит зачислен',
      kk: 'Депозит түсті',
      az: 'Depozit hesaba keçdi',
      en: 'Deposit credited',
    },
    content: {
      ru: 'На баланс зачислено {amount}.',
      kk: 'Балансқа {amount} түсті.',
      az: 'Balansınıza {amount} əlavə olundu.',
      en: '{amount} added to your balance.',
    },
  },
  commit_withdrawal: {
    title: {
      ru: 'Вывод выполнен',
      kk: 'Ақша шығарылды',
      az: 'Çıxarış icra olundu',
      en: 'Withdrawal paid',
    },
    content: {
      ru: '{amount} отправлено. Способ: {method}.',
      kk: '{amount} жіберілді. Тәсілі: {method}.',
      az: '{amount} göndərildi. Üsul: {method}.',
      en: '{amount} sent. Method: {method}.',
    },
  },
  rollback_deposit: {
    title: {
      ru: 'Депозит не прошёл',
      kk: 'Депозит өтпеді',
      az: 'Depozit baş tutmadı',
      en: 'Deposit not completed',
    },
    content: {
      ru: '{amount} не зачислено. Причина: {reason}.',
      kk: '{amount} түспеді. Себебі: {reason}.',
      az: '{amount} hesaba keçmədi. Səbəb: {reason}.',
      en: '{amount} wasn’t credited. Reason: {reason}.',
    },
  },
  rollback_withdrawal: {
    title: {
      ru: 'Деньги возвращены на баланс',
      kk: 'Ақша балансқа қайтарылды',
      az: 'Pul balansa qaytarıldı',
      en: 'Money returned to your balance',
    },
    content: {
      ru: '{amount} снова на балансе. Причина: {reason}.',
      kk: '{amount} қайтарылды. Себебі: {reason}.',
      az: '{amount} yenidən balansınızdadır. Səbəb: {reason}.',
      en: '{amount} is back in your balance. Reason: {reason}.',
    },
  },
  'welcome_gift_fd-bonus': {
    title: {
      ru: 'Бонус за первый депозит открыт',
      kk: 'Алғашқы депозит бонусы ашылды',
      az: 'İlk depozit bonusu açıldı',
      en: 'Your first deposit bonus is ready',
    },
    content: {
      ru: 'Откройте, чтобы увидеть условия и расчёт.',
      kk: 'Шарттары мен есебін көру үшін ашыңыз.',
      az: 'Şərtləri və hesablamanı görmək üçün açın.',
      en: 'Open to see the terms and the calculator.',
    },
  },
  'activate-deposit-bonus': {
    title: {
      ru: 'Бонус активирован',
      kk: 'Бонус белсендірілді',
      az: 'Bonus aktivləşdi',
      en: 'Bonus activated',
    },
    content: {
      ru: '{amount}, вейджер x{wager}, до {until}.',
      kk: '{amount}, вейджер x{wager}, мерзімі: {until}.',
      az: '{amount}, veycer x{wager}, son tarix: {until}.',
      en: '{amount}, x{wager} wagering, valid until {until}.',
    },
  },
  'finish-bonus': {
    title: {
      ru: 'Бонус отыгран',
      kk: 'Бонус айналымы аяқталды',
      az: 'Bonusun mərc tələbi yerinə yetirildi',
      en: 'Bonus wagered',
    },
    content: {
      ru: 'Стало реальными деньгами: {amount}. Сверх предела списано: {removed}.',
      kk: 'Нақты ақшаға айналды: {amount}. Шектен асқаны есептен шығарылды: {removed}.',
      az: 'Real pula çevrildi: {amount}. Həddən artıq hissə silindi: {removed}.',
      en: 'Converted to real money: {amount}. Removed above the cap: {removed}.',
    },
  },
  email_confirmation_code_send: {
    title: {
      ru: 'Подтвердите почту',
      kk: 'Поштаңызды растаңыз',
      az: 'E-poçtu təsdiqləyin',
      en: 'Confirm your email',
    },
    content: {
      ru: 'Ссылка отправлена на {email}.',
      kk: 'Сілтеме {email} мекенжайына жіберілді.',
      az: 'Keçid {email} ünvanına göndərildi.',
      en: 'We sent a link to {email}.',
    },
  },
  email_confirmed: {
    title: {
      ru: 'Почта подтверждена',
      kk: 'Пошта расталды',
      az: 'E-poçt təsdiqləndi',
      en: 'Email confirmed',
    },
    content: { ru: 'Спасибо.', kk: 'Рақмет.', az: 'Təşəkkür edirik.', en: 'Thank you.' },
  },
  sign_in_link_used_again: {
    title: {
      ru: 'Ссылка для входа открыта дважды',
      kk: 'Кіру сілтемесі екі рет ашылды',
      az: 'Giriş keçidi iki dəfə açıldı',
      en: 'Your log-in link was used twice',
    },
    content: {
      ru: 'Первый вход: {first}, закрыт. Второй вход: {second}. Если второй раз входили не вы, смените пароль.',
      kk: 'Бірінші кіру: {first}, жабылды. Екінші кіру: {second}. Екінші рет кірген сіз болмасаңыз, құпиясөзді ауыстырыңыз.',
      az: 'Birinci giriş: {first}, bağlandı. İkinci giriş: {second}. İkinci dəfə daxil olan siz deyilsinizsə, şifrəni dəyişin.',
      en: 'First log-in: {first}, now ended. Second log-in: {second}. If the second one wasn’t you, change your password.',
    },
  },
  sign_in_link_refused: {
    title: {
      ru: 'Код для входа использовали дважды',
      kk: 'Кіру коды екі рет қолданылды',
      az: 'Giriş kodu iki dəfə istifadə olundu',
      en: 'Your log-in code was used twice',
    },
    content: {
      ru: 'Первый вход: {first}, закрыт. Второй: {second}, не разрешён. Если это были не вы, смените пароль.',
      kk: 'Бірінші кіру: {first}, жабылды. Екіншісі: {second}, рұқсат берілмеді. Бұл сіз болмасаңыз, құпиясөзді ауыстырыңыз.',
      az: 'Birinci giriş: {first}, bağlandı. İkincisi: {second}, icazə verilmədi. Bu siz deyilsinizsə, şifrəni dəyişin.',
      en: 'First log-in: {first}, now ended. Second: {second}, refused. If this wasn’t you, change your password.',
    },
  },
  document_approved: {
    title: {
      ru: 'Документ принят',
      kk: 'Құжат қабылданды',
      az: 'Sənəd qəbul edildi',
      en: 'Document approved',
    },
    content: {
      ru: 'Проверка документа завершена.',
      kk: 'Құжатты тексеру аяқталды.',
      az: 'Sənədin yoxlanışı başa çatdı.',
      en: 'We’ve finished checking your document.',
    },
  },
  document_declined: {
    title: {
      ru: 'Документ отклонён',
      kk: 'Құжат қабылданбады',
      az: 'Sənəd qəbul edilmədi',
      en: 'Document declined',
    },
    content: {
      ru: 'Причина: {decline}. Загрузите его ещё раз.',
      kk: 'Себебі: {decline}. Оны қайта жүктеңіз.',
      az: 'Səbəb: {decline}. Onu yenidən yükləyin.',
      en: 'Reason: {decline}. Please upload it again.',
    },
  },
  break_started: {
    title: {
      ru: 'Перерыв начался',
      kk: 'Үзіліс басталды',
      az: 'Fasilə başladı',
      en: 'Your break has started',
    },
    content: {
      ru: 'Депозиты и игра на деньги закрыты до {until}. Вывод доступен.',
      kk: 'Депозит пен ақшаға ойнау {until} күніне дейін жабық. Ақша шығаруға болады.',
      az: 'Depozit və pulla oyun {until} tarixinədək bağlıdır. Çıxarış mümkündür.',
      en: 'Deposits and real-money play are blocked until {until}. You can still withdraw.',
    },
  },
  new_device: {
    title: {
      ru: 'Вход с нового устройства',
      kk: 'Жаңа құрылғыдан кіру',
      az: 'Yeni cihazdan giriş',
      en: 'Log-in from a new device',
    },
    content: {
      ru: '{device}. Если это не вы, завершите эту сессию в настройках и смените пароль.',
      kk: '{device}. Бұл сіз болмасаңыз, осы сессияны баптауларда аяқтап, құпиясөзді өзгертіңіз.',
      az: '{device}. Bu siz deyilsinizsə, həmin sessiyanı parametrlərdə bitirin və şifrəni dəyişin.',
      en: '{device}. If this wasn’t you, end that session in settings and change your password.',
    },
  },
  self_exclusion_started: {
    title: {
      ru: 'Самоограничение действует',
      kk: 'Өзін-өзі шектеу күшінде',
      az: 'Özünüməhdudlaşdırma qüvvədədir',
      en: 'Self-exclusion is active',
    },
    content: {
      ru: 'Депозиты и игра на деньги закрыты до {until}. Вывод доступен.',
      kk: 'Депозит пен ақшаға ойнау {until} күніне дейін жабық. Ақша шығаруға болады.',
      az: 'Depozit və pulla oyun {until} tarixinədək bağlıdır. Çıxarış mümkündür.',
      en: 'Deposits and real-money play are blocked until {until}. You can still withdraw.',
    },
  },
  self_exclusion_without_end: {
    title: {
      ru: 'Самоограничение действует',
      kk: 'Өзін-өзі шектеу күшінде',
      az: 'Özünüməhdudlaşdırma qüvvədədir',
      en: 'Self-exclusion is active',
    },
    content: {
      ru: 'Депозиты и игра на деньги закрыты бессрочно. Вывод доступен.',
      kk: 'Депозит пен ақшаға ойнау мерзімсіз жабық. Ақша шығаруға болады.',
      az: 'Depozit və pulla oyun müddətsiz bağlıdır. Çıxarış mümkündür.',
      en: 'Deposits and real-money play are blocked indefinitely. You can still withdraw.',
    },
  },
};

/** Reasons for a failed payment, by error type. */
const reasons: Readonly<Record<string, Translated>> = {
  insufficient_funds: {
    ru: 'не хватило средств',
    kk: 'қаражат жетпеді',
    az: 'vəsait çatmadı',
    en: 'not enough funds',
  },
  bank_refused: {
    ru: 'банк отказал',
    kk: 'банк мақұлдамады',
    az: 'bank imtina etdi',
    en: 'declined by the bank',
  },
  deposit_limit_exceeded: {
    ru: 'сработал ваш лимит депозитов',
    kk: 'өзіңіз қойған депозит лимитіне жетті',
    az: 'öz depozit limitiniz dolub',
    en: 'you reached your deposit limit',
  },
  player_restricted: {
    ru: 'действует ваш перерыв или самоограничение',
    kk: 'үзіліс немесе өзін-өзі шектеу күшінде',
    az: 'fasilə və ya özünüməhdudlaşdırma qüvvədədir',
    en: 'you’re on a break or self-excluded',
  },
  canceled_by_player: {
    ru: 'отменено вами',
    kk: 'өзіңіз тоқтаттыңыз',
    az: 'siz ləğv etdiniz',
    en: 'cancelled by you',
  },
  withdrawal_error: {
    ru: 'платёж не прошёл',
    kk: 'төлем өтпеді',
    az: 'ödəniş baş tutmadı',
    en: 'the payment failed',
  },
};

const unknownReason: Translated = {
  ru: 'платёж не прошёл',
  kk: 'төлем өтпеді',
  az: 'ödəniş baş tutmadı',
  en: 'the payment failed',
};

export function reasonText(errorType: string, language: Language): string {
  const known = Object.hasOwn(reasons, errorType) ? reasons[errorType] : undefined;
  return (known ?? unknownReason)[language];
}

/** Device name of a login from an unknown browser. */
export const unknownDevice: Translated = {
  ru: 'Неизвестное устройство',
  kk: 'Белгісіз құрылғы',
  az: 'Naməlum cihaz',
  en: 'Unknown device',
};

/** Title and content of a notification in a language; null for a sub type without a text. */
export function notificationText(
  subType: string,
  facts: NotificationFacts,
  language: Language,
): { title: string; content: string } | null {
  const key = facts.achievement === undefined ? subType : `${subType}:${facts.achievement}`;
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) return null;
  const { status = '' } = facts;
  const values: Record<string, string> = {
    amount:
      facts.amount === undefined || facts.currency === undefined
        ? ''
        : formatMoney(facts.amount, facts.currency, language),
    removed:
      facts.removed === undefined || facts.currency === undefined
        ? ''
        : formatMoney(facts.removed, facts.currency, language),
    reason: reasonText(facts.reason ?? '', language),
    method: facts.method === undefined ? '' : (findMethod(facts.method)?.name[language] ?? ''),
    decline: declineText(facts.reason ?? '', language),
    email: facts.email ?? '',
    device: facts.device || unknownDevice[language],
    wager: String(facts.wager ?? ''),
    until: facts.until === undefined ? '' : dayText(facts.until, facts.currency),
    first: momentText(facts.times?.[0], facts.currency),
    second: momentText(facts.times?.[1], facts.currency),
    spins: String(facts.spins ?? ''),
    game: facts.game ?? '',
    code: facts.promoCode ?? '',
    codeReason: codeReason(facts.reason, language),
    status: (Object.hasOwn(statusNames, status) ? statusNames[status]?.[language] : undefined) ?? status,
    percent: String(vipLevelOf(status).cashback.percent),
  };
  const fill = (line: string) => line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { title: fill(text.title[language]), content: fill(text.content[language]) };
}

/** Date in account time if the currency is known. */
function dayText(moment: string, currency: Currency | undefined): string {
  const date = currency === undefined ? moment.slice(0, 10) : dateOf(new Date(moment), currency);
  return date.split('-').reverse().join('.');
}

/** Date and time in account time. */
function momentText(moment: string | undefined, currency: Currency | undefined): string {
  if (moment === undefined || currency === undefined) return '';
  const local = localMoment(new Date(moment), currency).toISOString();
  return `${dayText(moment, currency)} ${local.slice(11, 16)}`;
}

export const knownSubTypes: readonly string[] = Object.keys(texts);
