import { useText } from '#app/platform/i18n/intl.tsx';
import { credits } from './credits.ts';

/** Third-party works in the app and their licences. */
function CreditsPage() {
  const t = useText();
  return (
    <article className="mx-auto max-w-160 wrap-anywhere px-4 py-6 tablet:px-6">
      <h1 className="font-display text-title-lg">{t('page.credits')}</h1>
      <ul className="mt-4 grid gap-3">
        {credits.map(({ work, by, licence, href }) => (
          <li key={work} className="rounded-lg bg-surface-1 p-4 inset-ring inset-ring-line">
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

export { CreditsPage as Page };
