import { Button } from '@tulpar/ui/button';
import { Checkbox } from '@tulpar/ui/checkbox';
import { Link } from '@tulpar/ui/link';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, matchRoute } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';

const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** From this many yes answers on, suggest a break. */
const MANY = 2;

/** Pages with limits for the player; those missing in this build are left out. */
const help = [
  { path: '/profile/limits', text: 'content.check.limits' },
  { path: '/profile/break', text: 'content.check.break' },
  { path: '/cash-box/statement', text: 'content.check.statement' },
] as const;

/** Nine questions about one's own play (CONT-04). Answers are neither sent nor stored. */
export function SelfCheck() {
  const t = useText();
  const [yes, setYes] = useState<ReadonlySet<number>>(new Set());
  const toggle = (question: number, is: boolean) => {
    const next = new Set(yes);
    if (is) next.add(question);
    else next.delete(question);
    setYes(next);
  };
  const result = yes.size === 0 ? 'none' : yes.size < MANY ? 'few' : 'many';
  return (
    <section aria-labelledby="self-check" className="mt-8 rounded-xl bg-surface-1 p-4 shadow-card tablet:p-5">
      <h2 id="self-check" className="font-display text-title-md text-ink">
        {t('content.check.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">{t('content.check.privacy')}</p>
      <div className="mt-3 flex flex-col gap-1">
        {questions.map((question) => (
          <Checkbox
            key={question}
            label={t(`content.check.${question}`)}
            checked={yes.has(question)}
            onCheckedChange={(is) => toggle(question, is)}
          />
        ))}
      </div>
      <div role="status" className="mt-3 rounded-lg bg-surface-2 p-3.5">
        <p className="text-body-strong text-ink">{t(`content.check.${result}.title`)}</p>
        <p className="mt-0.5 text-caption text-ink-muted">{t(`content.check.${result}.text`)}</p>
      </div>
      <HelpLinks />
    </section>
  );
}

/**
 * Links to the limits. A guest logs in first and returns here, because the pages themselves would redirect
 * them home without an explanation (SAFE-01).
 */
function HelpLinks() {
  const t = useText();
  const { signedIn } = useVisitor();
  const links = help
    .filter(({ path }) => {
      const id = matchRoute(path)?.id;
      return id !== undefined && id !== 'staticPage';
    })
    .map(({ path, text }) => ({ path: signedIn ? path : href('login'), text }));
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {[...links, { path: href('contacts'), text: 'content.check.contacts' } as const].map(
        ({ path, text }) => (
          <Button key={text} asChild variant="secondary" size="sm">
            <Link href={path}>{t(text)}</Link>
          </Button>
        ),
      )}
    </div>
  );
}
