import { describe, expect, it } from 'vitest';
import { textOf } from '#app/platform/i18n/html.tsx';
import { findQuestions, readQuestions } from './questions.ts';
import { readHours } from './components/Contacts.tsx';

const grouped =
  '<p>Lead</p><h2>Money</h2><h3>Where is my deposit?</h3><p>In the <a href="/cash-box/history">history</a>.</p><h3>Ещё вопрос</h3><p>Да.</p><h2>Games</h2><h3>What is RTP?</h3><p>An average.</p>';

const titles = (groups: ReturnType<typeof readQuestions>['groups']) =>
  groups.map(({ title, questions }) => [title, questions.map((one) => one.title)]);

describe('the questions of an FAQ', () => {
  it('are grouped by the headings above them', { tags: ['CONT-02'] }, () => {
    const { lead, groups } = readQuestions(grouped);
    expect(lead).toHaveLength(1);
    expect(titles(groups)).toEqual([
      ['Money', ['Where is my deposit?', 'Ещё вопрос']],
      ['Games', ['What is RTP?']],
    ]);
    const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lose nothing that is written above the first question of a group', () => {
    const { groups } = readQuestions('<h2>A</h2><p>Above</p><h3>One?</h3><p>Yes.</p><h2>B</h2><p>Only</p>');
    expect(groups.map(({ lead }) => textOf(lead))).toEqual(['Above', 'Only']);
  });

  it('need no groups', () => {
    const { groups } = readQuestions('<h2>One?</h2><p>Yes.</p><h2>Two?</h2><p>No.</p>');
    expect(titles(groups)).toEqual([[null, ['One?', 'Two?']]]);
  });

  it('are found by words of the title and of the answer, in any order and case', () => {
    const { groups } = readQuestions(grouped);
    expect(titles(findQuestions(groups, 'HISTORY deposit'))).toEqual([['Money', ['Where is my deposit?']]]);
    expect(titles(findQuestions(groups, 'еще'))).toEqual([['Money', ['Ещё вопрос']]]);
    expect(findQuestions(groups, 'deposit rtp')).toEqual([]);
    expect(findQuestions(groups, '  ')).toBe(groups);
  });
});

it('the hours of the support are read from the setting, known names only', () => {
  expect(readHours('chat=24/7; weekdays = 09:00–21:00 ;email=24;zone=UTC+5; moon=full; weekends=')).toEqual({
    chat: '24/7',
    weekdays: '09:00–21:00',
    email: '24',
    zone: 'UTC+5',
  });
  expect(readHours(undefined)).toEqual({});
});
