import { objects } from '../../../testing/index.ts';
import type { OfferCardProps } from './types.ts';

const progress = { value: 9, max: 100 };

/** One long offer per language, each of a different kind. For stories only. */
export const longOffers: readonly (OfferCardProps & { lang: string })[] = [
  {
    lang: 'ru',
    kind: 'money',
    status: 'active',
    title: 'Бонус выходного дня за третий депозит',
    figure: 'Бонус 150% и 100 фриспинов',
    progress: {
      ...progress,
      label: 'Отыгрыш бонуса',
      doneLabel: 'Уже отыграно',
      done: '12 217 400 ₸',
      leftLabel: 'Осталось отыграть',
      left: '130 132 600 ₸',
      note: '9% из 142 350 000 ₸',
      deadline: 'до воскресенья, 26 ноября, 23:59',
    },
    terms: [
      { label: 'Максимальный вывод с бонуса', value: 'не больше десяти сумм бонуса' },
      { label: 'Максимальная ставка', value: '2 000 ₸ за вращение' },
    ],
    action: { label: 'Продолжить игру', href: '#play' },
    cancel: {
      label: 'Отказаться',
      disabledReason: 'Отказаться можно, когда сумма к отыгрышу станет равна нулю.',
    },
    image: objects.money,
  },
  {
    lang: 'kk',
    kind: 'welcome',
    status: 'available',
    title: 'Бірінші рет толықтыруға сыйлық',
    figure: '120%',
    extra: '+ 250 тегін айналдыру',
    subtitle: '250 000 ₸-ге дейін',
    terms: [
      { label: 'Ең аз толықтыру', value: '3 000 ₸' },
      { label: 'Вейджер (айналым талабы)', value: 'x35' },
      { label: 'Айналым жасау мерзімі', value: '7 күн' },
      { label: 'Бонустан ең көп шығару сомасы', value: 'бонустан x10 есе' },
    ],
    action: { label: 'Шотты толықтырып, бонус алу', href: '#deposit' },
    details: { label: 'Барлық шарттарды көру' },
    image: objects.kv,
  },
  {
    lang: 'az',
    kind: 'money',
    status: 'available',
    title: 'Həftəsonu bonusu',
    figure: '50%, 1 500,00 ₼-dək bonus',
    terms: [
      { label: 'Minimum depozit', value: '10,00 ₼' },
      { label: 'mərc tələbi', value: 'x30' },
      { label: 'bonusdan maksimum çıxarış', value: 'x8' },
    ],
    action: { label: 'Bonusdan istifadə et', href: '#use' },
    details: { label: 'Bütün şərtlər' },
    image: objects.money,
  },
  {
    lang: 'en',
    kind: 'cashback',
    status: 'available',
    title: 'Weekly cashback on everything you played for money',
    figure: '1,312,480 ₸',
    terms: [
      { label: 'Minimum deposit', value: '3,000 ₸' },
      { label: 'wagering requirement', value: 'x5 within three days' },
    ],
    action: { label: 'Go to the cash box and take it', href: '#deposit' },
    image: objects.cashback,
  },
];
