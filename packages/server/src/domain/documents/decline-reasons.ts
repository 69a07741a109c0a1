import type { Language, Translated } from '../locale/locale.ts';

const reasons = {
  blurred: {
    ru: 'снимок нечёткий, текст не читается',
    kk: 'сурет анық емес, мәтін оқылмайды',
    az: 'şəkil aydın deyil, mətn oxunmur',
    en: 'the picture is blurred and cannot be read',
  },
  glare: {
    ru: 'часть данных закрыта бликом',
    kk: 'деректердің бір бөлігін жарық шағылысы жауып тұр',
    az: 'məlumatın bir hissəsini parıltı örtür',
    en: 'glare covers part of the data',
  },
  cropped: {
    ru: 'документ виден не целиком',
    kk: 'құжат толық көрінбейді',
    az: 'sənəd tam görünmür',
    en: 'part of the document is cut off',
  },
  expired: {
    ru: 'срок действия документа истёк',
    kk: 'құжаттың жарамдылық мерзімі өткен',
    az: 'sənədin etibarlılıq müddəti bitib',
    en: 'the document has expired',
  },
  name_mismatch: {
    ru: 'имя не совпадает с именем в профиле',
    kk: 'аты-жөні профильдегіге сәйкес келмейді',
    az: 'ad profildəki adla uyğun gəlmir',
    en: 'the name differs from the one in the profile',
  },
  not_owner: {
    ru: 'документ принадлежит другому человеку',
    kk: 'құжат басқа адамға тиесілі',
    az: 'sənəd başqa şəxsə məxsusdur',
    en: 'the document belongs to somebody else',
  },
  wrong_type: {
    ru: 'нужен документ другого вида',
    kk: 'басқа түрдегі құжат қажет',
    az: 'başqa növ sənəd lazımdır',
    en: 'another kind of document is needed',
  },
} as const satisfies Record<string, Translated>;

export type DeclineCode = keyof typeof reasons;

/** Every reason a document may be declined for. */
export const declineCodes = Object.keys(reasons) as readonly DeclineCode[];

/** Whether a value names a reason. */
export const isDeclineCode = (value: unknown): value is DeclineCode =>
  typeof value === 'string' && Object.hasOwn(reasons, value);

const unknownReason: Translated = {
  ru: 'подробности сообщит поддержка',
  kk: 'толығырақ қолдау қызметі айтады',
  az: 'ətraflı məlumatı dəstək verəcək',
  en: 'support can tell you more',
};

/** A reason in words; a code nobody knows sends the player to the support. */
export const declineText = (code: string, language: Language): string =>
  (isDeclineCode(code) ? reasons[code] : unknownReason)[language];
