import type { FooterIconRow, Localized } from '../catalogue-tables.ts';

type Icon = readonly [image: string, names: Localized, currency: 'KZT' | 'AZN' | null];
const text = (ru: string, kk: string, az: string, en: string): Localized => ({ ru, kk, az, en });

const PAYMENTS: readonly Icon[] = [
  ['payments/card.svg', text('Карта', 'Карта', 'Kart', 'Card'), null],
  ['payments/bank.svg', text('Перевод', 'Аударым', 'Köçürmə', 'Bank transfer'), 'KZT'],
  ['payments/bank.svg', text('Быстрый перевод', 'Жылдам аударым', 'Ani köçürmə', 'Instant transfer'), 'AZN'],
  ['payments/mobile.svg', text('Мобильный', 'Мобильді', 'Mobil', 'Mobile'), null],
  ['payments/ewallet.svg', text('Кошелёк', 'Әмиян', 'Pul kisəsi', 'E-wallet'), null],
  ['payments/terminal.svg', text('Терминал', 'Терминал', 'Terminal', 'Terminal'), null],
  ['payments/voucher.svg', text('Ваучер', 'Ваучер', 'Vauçer', 'Voucher'), null],
];

const LEGAL: readonly (readonly [image: string, names: Localized, url: string | null])[] = [
  [
    'legal/responsible.svg',
    text('Ответственная игра', 'Жауапты ойын', 'Məsuliyyətli oyun', 'Responsible gaming'),
    '/responsible-gaming',
  ],
  [
    'legal/sandbox.svg',
    text(
      'Тестовый режим: деньги ненастоящие',
      'Сынақ ортасы: ақша шынайы емес',
      'Sınaq mühiti: pul həqiqi deyil',
      'Sandbox: no real money',
    ),
    '/rules',
  ],
];

export function footerIconRows(): FooterIconRow[] {
  return [
    ...PAYMENTS.map(([image, names, currency], i): FooterIconRow => ({
      id: i + 1,
      kind: 'payment',
      image,
      names,
      url: null,
      currency,
      position: i + 1,
    })),
    ...LEGAL.map(([image, names, url], i): FooterIconRow => ({
      id: 101 + i,
      kind: 'legal',
      image,
      names,
      url,
      currency: null,
      position: i + 1,
    })),
  ];
}
