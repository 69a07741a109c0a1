import { SafeHtml } from '#app/platform/i18n/html.tsx';

/** Full rules as HTML from the operator; lazy, because the sanitizer is large. */
export function FullRules({ html }: { html: string }) {
  return (
    <SafeHtml html={html} className="text-body wrap-anywhere text-ink-muted [&_p]:mt-2 [&_p]:first:mt-0" />
  );
}
