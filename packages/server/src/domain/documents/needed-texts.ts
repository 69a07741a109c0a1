import type { Language, Translated } from '../locale/locale.ts';

const texts = {
  front: {
    ru: 'Удостоверение личности, лицевая сторона',
    kk: 'Жеке куәлік, алдыңғы беті',
    az: 'Şəxsiyyət sənədi, ön üzü',
    en: 'Identity document, front',
  },
  front_why: {
    ru: 'Подтверждает, что счёт ваш',
    kk: 'Шот сіздікі екенін растайды',
    az: 'Hesabın sizə məxsus olduğunu təsdiqləyir',
    en: 'Shows that the account is yours',
  },
  back: {
    ru: 'Удостоверение личности, обратная сторона',
    kk: 'Жеке куәлік, артқы беті',
    az: 'Şəxsiyyət sənədi, arxa üzü',
    en: 'Identity document, back',
  },
  back_why: {
    ru: 'На ней срок действия и кем выдано',
    kk: 'Онда жарамдылық мерзімі мен кім бергені жазылған',
    az: 'Orada etibarlılıq müddəti və kimin verdiyi yazılıb',
    en: 'It has the date of expiry and who issued it',
  },
  card: { ru: 'Карта {card}', kk: 'Карта {card}', az: 'Kart {card}', en: 'Card {card}' },
  card_why: {
    ru: 'На неё вы выводили деньги',
    kk: 'Осы картаға ақша шығардыңыз',
    az: 'Bu karta pul çıxarmısınız',
    en: 'You have withdrawn money to it',
  },
} as const satisfies Record<string, Translated>;

export const neededText = (name: keyof typeof texts, language: Language, card = ''): string =>
  texts[name][language].replace('{card}', card);
