import az from '../messages/az/outdated.json' with { type: 'json' };
import en from '../messages/en/outdated.json' with { type: 'json' };
import kk from '../messages/kk/outdated.json' with { type: 'json' };
import ru from '../messages/ru/outdated.json' with { type: 'json' };

/**
 * Page for browsers older than `.browserslistrc`. It is prerendered into `index.html`, where an inline script
 * shows the visitor's language, since module scripts may not even parse (BROW-02).
 */
export function OutdatedBrowser() {
  return (
    <main id="outdated" hidden>
      {Object.entries({ ru, kk, az, en }).map(([language, texts]) => (
        <section key={language} lang={language} hidden className="mx-auto max-w-[520px] p-6">
          <h1 className="text-title-md">{texts['outdated.title']}</h1>
          <p>{texts['outdated.text']}</p>
        </section>
      ))}
    </main>
  );
}
