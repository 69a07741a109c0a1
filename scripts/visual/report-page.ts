import { readFileSync } from 'node:fs';
import type { ReportItem, RunFacts } from './report.ts';

const beside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** JSON that cannot end the script element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The report as one page without anything from outside; only its pictures lie beside it. */
export function page(items: readonly ReportItem[], facts: RunFacts): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What changed in the pictures</title>
<style>${beside('report-page.css')}</style>
<header>
  <h1>What changed in the pictures</h1>
  <p id="facts"></p>
  <form id="filters">
    <fieldset id="verdicts"><legend>Show</legend></fieldset>
    <label>Component <select id="component"></select></label>
    <label>Width <select id="width"></select></label>
    <label>Theme <select id="theme"></select></label>
  </form>
</header>
<main>
  <nav aria-label="Stories"><ol id="list"></ol></nav>
  <article id="item" aria-live="polite" tabindex="-1"></article>
</main>
<footer><kbd>←</kbd> <kbd>→</kbd> previous, next &nbsp; <kbd>1</kbd> all three &nbsp; <kbd>2</kbd> before &nbsp;
<kbd>3</kbd> after &nbsp; <kbd>4</kbd> difference</footer>
<script type="application/json" id="data">${inScript({ items, facts })}</script>
<script>${beside('report-page.js')}</script>
</html>
`;
}
