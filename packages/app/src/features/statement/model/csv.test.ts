import { describe, expect, it } from 'vitest';
import { toCsv, type Cell } from './csv.ts';

/** Parses an RFC 4180 CSV file into cells. */
function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\r' && text.charAt(at + 1) === '\n') {
      endCell();
      rows.push([]);
      at += 1;
    } else cell += sign;
  }
  rows.pop();
  return rows;
}

describe('the file of a statement', { tags: ['SAFE-19'] }, () => {
  const rows: Cell[][] = [
    ['Дата', 'Что, и сколько; "всего"', 'Две\r\nстроки'],
    ['01.11.2026', { minor: -4_875_001 }, { count: 213 }],
    [null, { minor: 5 }, { minor: 0 }],
  ];

  it('begins with the byte order mark, ends every line as RFC 4180 says, and reads back', () => {
    for (const [language, separator, point] of [
      ['ru', ';', ','],
      ['kk', ';', ','],
      ['az', ';', ','],
      ['en', ',', '.'],
    ] as const) {
      const file = toCsv(rows, language);
      expect(file.startsWith('\uFEFF')).toBe(true);
      expect(file.endsWith('\r\n')).toBe(true);
      expect(parse(file.slice(1), separator)).toEqual([
        ['Дата', 'Что, и сколько; "всего"', 'Две\r\nстроки'],
        ['01.11.2026', `-48750${point}01`, '213'],
        ['', `0${point}05`, `0${point}00`],
      ]);
    }
  });

  it('guards texts a spreadsheet would take for formulas, and leaves figures alone', () => {
    const hostile = ['=1+1', '+7', '-1', '@SUM(A1)', '\t=1', ' =1', '=HYPERLINK("http://x","y")'];
    expect(parse(toCsv([hostile], 'en').slice(1), ',')).toEqual([hostile.map((text) => `'${text}`)]);
    expect(toCsv([[{ minor: -100 }]], 'en')).toBe('\uFEFF-1.00\r\n');
  });
});
