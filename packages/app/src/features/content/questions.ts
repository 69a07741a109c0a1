import { readHtml, textOf, type HtmlNode } from '#app/platform/i18n/html.tsx';

export interface Question {
  /** Id of the question's element on the page. */
  readonly id: string;
  readonly title: string;
  readonly answer: readonly HtmlNode[];
}

export interface QuestionGroup {
  /** Id of the group's element on the page. */
  readonly id: string;
  /** Null if the text has no groups. */
  readonly title: string | null;
  /** Nodes before the first question. */
  readonly lead: readonly HtmlNode[];
  readonly questions: readonly Question[];
}

/** Splits nodes at headings of one level; `lead` is what comes before the first one. */
function splitAt(tag: 'h2' | 'h3', nodes: readonly HtmlNode[]) {
  const lead: HtmlNode[] = [];
  const parts: { title: string; nodes: HtmlNode[] }[] = [];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === tag)
      parts.push({ title: textOf(node.children).trim(), nodes: [] });
    else (parts.at(-1)?.nodes ?? lead).push(node);
  }
  return { lead, parts };
}

/** Reads a text as sections, each with an h2 as its title. */
export function readSections(html: string) {
  const { lead, parts } = splitAt('h2', readHtml(html));
  return { lead, sections: parts.map((part, index) => ({ ...part, id: `s${index + 1}` })) };
}

/**
 * Reads the HTML of an FAQ: each h3 is a question in the group named by the h2 above it. Without any h3, each h2 is a
 * question.
 */
export function readQuestions(html: string): {
  lead: readonly HtmlNode[];
  groups: readonly QuestionGroup[];
} {
  const { lead, parts } = splitAt('h2', readHtml(html));
  const groups = parts.map(({ title, nodes }) => {
    const { lead: above, parts: questions } = splitAt('h3', nodes);
    return { title, lead: above, questions };
  });
  const isFlat = groups.every(({ questions }) => questions.length === 0);
  const shown = isFlat ? [{ title: null, lead: [], questions: parts }] : groups;
  return {
    lead,
    groups: shown.map(({ title, lead: above, questions }, group) => ({
      id: `g${group + 1}`,
      title,
      lead: above,
      questions: questions.map(({ title: question, nodes }, index) => ({
        id: `q${group + 1}-${index + 1}`,
        title: question,
        answer: nodes,
      })),
    })),
  };
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** The questions with every word in title or answer; groups without one are left out. No words: everything. */
export function findQuestions(groups: readonly QuestionGroup[], words: string): readonly QuestionGroup[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  const matches = ({ title, answer }: Question) => {
    const text = plain(`${title} ${textOf(answer)}`);
    return wanted.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(matches) }))
    .filter(({ questions }) => questions.length > 0);
}
