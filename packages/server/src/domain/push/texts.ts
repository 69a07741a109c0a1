import type { Language, Translated } from '../locale/locale.ts';
import type { PushKind } from './kinds.ts';

interface Text {
  readonly title: Translated;
  readonly body: Translated;
}

const promotions: Text = {
  title: { ru: 'Новая акция', kk: 'Жаңа акция', az: 'Yeni aksiya', en: 'New promotion' },
  body: {
    ru: 'Условия в приложении.',
    kk: 'Шарттары қолданбада.',
    az: 'Şərtlər tətbiqdədir.',
    en: 'The terms are in the app.',
  },
};

/**
 * Texts of push messages. They are visible on a locked screen, so none mentions an amount, game, balance or
 * bonus (REACH-16).
 */
const texts: Readonly<Record<string, Text>> = {
  commit_withdrawal: {
    title: {
      ru: 'Вывод выполнен',
      kk: 'Ақша шығару орындалды',
      az: 'Çıxarış icra olundu',
      en: 'Withdrawal paid',
    },
    body: {
      ru: 'Подробности в истории операций.',
      kk: 'Толығырақ операциялар тарихында.',
      az: 'Ətraflı məlumat əməliyyat tarixçəsindədir.',
      en: 'See the details in your transaction history.',
    },
  },
  rollback_withdrawal: {
    title: {
      ru: 'Вывод не выполнен',
      kk: 'Ақша шығару орындалмады',
      az: 'Çıxarış icra olunmadı',
      en: 'Withdrawal not paid',
    },
    body: {
      ru: 'Причина указана в истории операций.',
      kk: 'Себебі операциялар тарихында көрсетілген.',
      az: 'Səbəb əməliyyat tarixçəsində göstərilib.',
      en: 'The reason is in your transaction history.',
    },
  },
  document_approved: {
    title: {
      ru: 'Документ принят',
      kk: 'Құжат қабылданды',
      az: 'Sənəd qəbul olundu',
      en: 'Document approved',
    },
    body: {
      ru: 'Что ещё нужно, видно на странице документов.',
      kk: 'Тағы не қажет екені құжаттар бетінде көрінеді.',
      az: 'Daha nə lazım olduğu sənədlər səhifəsində görünür.',
      en: 'The documents page shows whether anything else is needed.',
    },
  },
  document_declined: {
    title: {
      ru: 'Документ не принят',
      kk: 'Құжат қабылданбады',
      az: 'Sənəd qəbul olunmadı',
      en: 'Document declined',
    },
    body: {
      ru: 'Причина и следующий шаг на странице документов.',
      kk: 'Себебі мен келесі қадам құжаттар бетінде.',
      az: 'Səbəb və növbəti addım sənədlər səhifəsindədir.',
      en: 'The documents page has the reason and the next step.',
    },
  },
  tournament_start: {
    title: {
      ru: 'Турнир начался',
      kk: 'Турнир басталды',
      az: 'Turnir başladı',
      en: 'The tournament has started',
    },
    body: {
      ru: 'Вы просили напомнить.',
      kk: 'Еске салуды сұраған едіңіз.',
      az: 'Xatırlatmağımızı istəmişdiniz.',
      en: 'You asked us to remind you.',
    },
  },
  tournaments: {
    title: { ru: 'Новости турнира', kk: 'Турнир жаңалығы', az: 'Turnir xəbəri', en: 'Tournament news' },
    body: {
      ru: 'Результат на странице турнира.',
      kk: 'Нәтижесі турнир бетінде.',
      az: 'Nəticə turnir səhifəsindədir.',
      en: 'The result is on the tournament page.',
    },
  },
  bonuses: {
    title: {
      ru: 'Новости ваших бонусов',
      kk: 'Бонустарыңыздағы жаңалық',
      az: 'Bonuslarınızda yenilik',
      en: 'News about your bonuses',
    },
    body: {
      ru: 'Подробности на странице бонусов.',
      kk: 'Толығырақ бонустар бетінде.',
      az: 'Ətraflı məlumat bonuslar səhifəsindədir.',
      en: 'See the details on the bonuses page.',
    },
  },
  promotions,
};

/** Text for the event, otherwise for its kind. */
export function pushText(
  subType: string,
  kind: PushKind,
  language: Language,
): { readonly title: string; readonly body: string } {
  const own = Object.hasOwn(texts, subType) ? texts[subType] : undefined;
  const { title, body } = own ?? texts[kind] ?? promotions;
  return { title: title[language], body: body[language] };
}

/** All texts, for tests. */
export const everyPushText: readonly Text[] = Object.values(texts);
