import type { MessageId } from '#app/platform/i18n/intl.tsx';

/** Names of people, works and licences are the same in every language. */
export interface Credit {
  readonly work: MessageId;
  readonly by: string;
  readonly licence: string;
  readonly href: string;
}

/** Third-party works, in the order of the credits page. */
export const credits: readonly Credit[] = [
  {
    work: 'credits.emblems',
    by: 'Lorc, Delapouite, game-icons.net',
    licence: 'CC BY 3.0',
    href: 'https://creativecommons.org/licenses/by/3.0/',
  },
  { work: 'credits.icons', by: 'Lucide', licence: 'ISC', href: 'https://lucide.dev/license' },
  {
    work: 'credits.fonts',
    by: 'Onest, Geologica',
    licence: 'SIL Open Font License 1.1',
    href: 'https://openfontlicense.org/',
  },
  {
    work: 'credits.lettering',
    by: 'Lilita One, Cinzel, Bowlby One, Russo One, Playfair Display, Alfa Slab One, Pirata One, Righteous',
    licence: 'SIL Open Font License 1.1',
    href: 'https://openfontlicense.org/',
  },
  {
    work: 'credits.packages',
    by: 'React, React Router, TanStack Query, Jotai, Radix UI, FormatJS, Zod, Swiper',
    licence: 'MIT, Apache 2.0, ISC, BSD',
    // Created by the build.
    href: '/third-party-licences.txt',
  },
];
