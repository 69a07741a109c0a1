import { SafeHtml } from '#app/platform/i18n/html.tsx';

/** The rules in full, as the operator wrote them; fetched with its first use, because cleaning HTML is heavy. */
export function FullRules({ html }: { html: string }) {
  return (
    <SafeHtml html={html} className="text-body wrap-anywhere text-ink-muted [&_p]:mt-2 [&_p]:first:mt-0" />
  );
}
