import { describe, expect, it } from 'vitest';
import { matchRecent, maxRecent } from './recent.ts';

describe('recent searches', () => {
  it('are all offered for an empty field, each once', () => {
    expect(matchRecent(['berkut', 'Berkut ', 'nomad', '  ', ''], '')).toEqual(['berkut', 'nomad']);
    expect(matchRecent([], '')).toEqual([]);
  });

  it('are narrowed by what is typed, whatever the size of its letters', () => {
    expect(matchRecent(['Рулетка', 'мини рулетка', 'berkut'], 'РУЛ')).toEqual(['Рулетка', 'мини рулетка']);
    expect(matchRecent(['berkut'], 'x')).toEqual([]);
    expect(matchRecent(['İldırım', 'IZUMRUD'], 'il')).toEqual(['İldırım']);
    expect(matchRecent(['IZUMRUD'], 'izu')).toEqual(['IZUMRUD']);
  });

  it('do not offer the text already in the field', () => {
    expect(matchRecent(['nomad', 'nomad studio'], ' Nomad ')).toEqual(['nomad studio']);
  });

  it('are cut to what fits a phone', () => {
    const many = Array.from({ length: 20 }, (_, index) => `search ${index}`);
    expect(matchRecent(many, '')).toEqual(many.slice(0, maxRecent));
  });
});
