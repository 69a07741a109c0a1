import type { Language, Translated } from '../locale/locale.ts';

const reasons = {
  blurred: {
    ru: 'снимок нечёткий, текст не читается',
    kk: 'сурет анық емес, мәтін оқылмайды',
    az: 'şəkil aydın deyil, mətn oxunmur',
    en: 'the photo is blurry and can’t be read',
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
    en: 'the name doesn’t match your profile',
  },
  not_owner: {
    ru: 'документ принадлежит другому человеку',
    kk: 'құжат басқа адамға тиесілі',
    az: 'sənəd başqa şəxsə məxsusdur',
    en: 'the document belongs to someone else',
  },
  wrong_type: {
    ru: 'нужен документ другого вида',
    kk: 'басқа түрдегі құжат қажет',
    az: 'başqa növ sənəd lazımdır',
    en: 'a different type of document is needed',
  },
  digits_not_masked: {
    ru: 'номер карты виден целиком',
    kk: 'карта нөмірі толық көрініп тұр',
    az: 'kart nömrəsi tam görünür',
    en: 'the whole card number is visible',
  },
  owner_not_visible: {
    ru: 'не видно имя владельца',
    kk: 'иесінің аты көрінбейді',
    az: 'sahibinin adı görünmür',
    en: 'the owner’s name isn’t visible',
  },
  screen_photo: {
    ru: 'снят экран, а не сам документ',
    kk: 'құжаттың өзі емес, экран түсірілген',
    az: 'sənədin özü yox, ekran çəkilib',
    en: 'the photo shows a screen, not the document itself',
  },
} as const satisfies Record<string, Translated>;

export type DeclineCode = keyof typeof reasons;

export const declineCodes = Object.keys(reasons) as readonly DeclineCode[];

export const isDeclineCode = (value: unknown): value is DeclineCode =>
  typeof value === 'string' && Object.hasOwn(reasons, value);

/** What the player should do next, by reason (KYC-16). */
const advice: Readonly<Record<DeclineCode, Translated>> = {
  blurred: {
    ru: 'Держите телефон ровно и дождитесь, пока текст станет резким',
    kk: 'Телефонды қозғалтпай ұстап, мәтін анық көрінгенше күтіңіз',
    az: 'Telefonu tərpətmədən tutun və mətn aydın görünənə qədər gözləyin',
    en: 'Hold the phone still and wait until the text is sharp',
  },
  glare: {
    ru: 'Отверните документ от лампы или отойдите от окна',
    kk: 'Құжатты шамнан бұрыңыз немесе терезеден алыстаңыз',
    az: 'Sənədi lampadan çevirin və ya pəncərədən uzaqlaşın',
    en: 'Turn the document away from the lamp or step away from the window',
  },
  cropped: {
    ru: 'Отодвиньте телефон, чтобы все четыре угла попали в кадр',
    kk: 'Төрт бұрышы да кадрға сыятындай телефонды алыстатыңыз',
    az: 'Dörd künc də kadra düşsün deyə telefonu uzaqlaşdırın',
    en: 'Move the phone back until all four corners are in view',
  },
  expired: {
    ru: 'Пришлите документ, срок которого ещё не вышел',
    kk: 'Мерзімі өтпеген құжатты жіберіңіз',
    az: 'Etibarlılıq müddəti bitməmiş sənəd göndərin',
    en: 'Send a document that is still valid',
  },
  name_mismatch: {
    ru: 'Исправьте имя в профиле или напишите в поддержку, если имя сменилось',
    kk: 'Профильдегі атыңызды түзетіңіз, ал аты-жөніңіз өзгерсе, қолдау қызметіне жазыңыз',
    az: 'Profildə adı düzəldin, adınız dəyişibsə, dəstəyə yazın',
    en: 'Correct the name in your profile, or contact support if your name has changed',
  },
  not_owner: {
    ru: 'Пришлите документ на своё имя: чужие не подходят',
    kk: 'Өз атыңыздағы құжатты жіберіңіз: басқа адамдікі жарамайды',
    az: 'Öz adınıza olan sənədi göndərin: başqasınınki qəbul olunmur',
    en: 'Send a document in your own name: nobody else’s can be accepted',
  },
  wrong_type: {
    ru: 'Посмотрите в списке нужных документов, какой снимок ждём',
    kk: 'Қай сурет керегін қажетті құжаттар тізімінен қараңыз',
    az: 'Hansı şəklin lazım olduğuna tələb olunan sənədlərin siyahısında baxın',
    en: 'Check the list of required documents to see which photo we need',
  },
  digits_not_masked: {
    ru: 'Закройте шесть цифр в середине номера, имя и последние четыре оставьте',
    kk: 'Нөмірдің ортасындағы алты цифрды жабыңыз, аты мен соңғы төртеуін қалдырыңыз',
    az: 'Nömrənin ortasındakı altı rəqəmi örtün, ad və son dörd rəqəm görünsün',
    en: 'Cover the six digits in the middle of the number; leave the name and the last four',
  },
  owner_not_visible: {
    ru: 'Снимите так, чтобы были видны имя владельца и последние четыре цифры',
    kk: 'Иесінің аты мен соңғы төрт цифры көрінетіндей етіп түсіріңіз',
    az: 'Elə çəkin ki, sahibinin adı və son dörd rəqəm görünsün',
    en: 'Take the photo so that the owner’s name and the last four digits are visible',
  },
  screen_photo: {
    ru: 'Снимите сам документ, а не его фото на экране',
    kk: 'Экрандағы суретін емес, құжаттың өзін түсіріңіз',
    az: 'Ekrandakı şəklini yox, sənədin özünü çəkin',
    en: 'Photograph the document itself, not an image of it on a screen',
  },
};

const unknownReason: Translated = {
  ru: 'подробности сообщит поддержка',
  kk: 'толығырақ қолдау қызметі айтады',
  az: 'ətraflı məlumatı dəstək verəcək',
  en: 'support can tell you more',
};

/** Text of a decline reason; an unknown code refers the player to support. */
export const declineText = (code: string, language: Language): string =>
  (isDeclineCode(code) ? reasons[code] : unknownReason)[language];

/** Advice for a reason; null for an unknown code. */
export const declineAdvice = (code: string, language: Language): string | null =>
  isDeclineCode(code) ? advice[code][language] : null;
