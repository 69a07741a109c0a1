import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';

/** A credited work. `by` and `licence` are no messages, because names are the same in every language. */
interface Credit {
  readonly work: MessageId;
  readonly by: string;
  readonly licence: string;
  readonly href: string;
}

const credits: readonly Credit[] = [
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

export function Page() {
  const t = useText();
  return (
    <article className="wrap-anywhere px-4 pt-5 pb-10 tablet:px-6 desktop:px-8">
      <h1 className="font-display text-title-lg">{t('page.credits')}</h1>
      <ul className="mt-4 grid grid-cols-1 gap-3 desktop:grid-cols-2">
        {credits.map(({ work, by, licence, href }) => (
          <li key={work} className="rounded-lg bg-surface-1 p-4 shadow-card">
            <p className="text-body-strong">{t(work)}</p>
            <p className="mt-1 text-body text-ink-muted">{by}</p>
            <a
              className="mt-1 inline-flex min-h-11 items-center text-brand-ink underline"
              href={href}
              rel="noopener noreferrer"
              target="_blank"
            >
              {licence}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
