import { promoCodeBanners, tournamentBanners, videoBanners } from '@tulpar/api/contract';
import { answer, promoBonus, slide, tournamentBanner, type handlers } from '@tulpar/api/samples';
import { objects } from '@tulpar/ui/testing';
import type { Language } from '#app/platform/i18n/languages.ts';
import { storyLanguage } from './stage.ts';

const url = (src: string) => new URL(src, location.href).href;

interface Words {
  readonly tournament: string;
  readonly header: string;
  readonly sub: string;
  readonly button: string;
}

const words: Readonly<Record<Language, Words>> = {
  ru: { tournament: 'Кубок степи', header: 'Кешбэк\nдо 10%', sub: 'Каждый четверг', button: 'Условия' },
  kk: { tournament: 'Дала кубогы', header: 'Кешбэк\n10% дейін', sub: 'Әр бейсенбі', button: 'Шарттары' },
  az: { tournament: 'Çöl kuboku', header: 'Keşbek\n10%-dək', sub: 'Hər cümə axşamı', button: 'Şərtlər' },
  en: { tournament: 'Steppe cup', header: 'Cashback\nup to 10%', sub: 'Every Thursday', button: 'Terms' },
};

/** Banners in the language of the story, with the pictures of the story fixtures. */
export const stagedBanners: typeof handlers = [
  answer(videoBanners, () => {
    const { header, sub, button } = words[storyLanguage()];
    return [
      slide({
        slug: 'bonuses-cashback',
        main_header: header,
        sub_header: sub,
        button_text: button,
        description: '\n21+ · x3',
        button_link: '/bonuses',
        terms_link: '/news/weekly-cashback',
        image_url: url(objects.money.src),
        tournament_slug: null,
        blur_bg: '#08603a',
      }),
    ];
  }),
  answer(tournamentBanners, () => ({
    data: [
      { ...tournamentBanner, title: words[storyLanguage()].tournament, image_url: url(objects.trophy.src) },
    ],
  })),
  answer(promoCodeBanners, { data: [{ ...promoBonus, modal_image: url(objects.coin.src) }] }),
];
