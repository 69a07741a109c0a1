import { describe, expect, it } from 'vitest';
import { copyBlock, nextCopyState, type CopyEvent, type CopyState } from './use-copy.ts';

const run = (...events: CopyEvent[]) => events.reduce<CopyState>(nextCopyState, 'ready');

describe('a copy field', () => {
  it('copies, says so, and is ready again after the block', { tags: ['FORM-11'] }, () => {
    expect(run('press')).toBe('copying');
    expect(run('press', 'written')).toBe('copied');
    expect(run('press', 'written', 'elapsed')).toBe('ready');
  });

  it('takes no press for 6 seconds after a copy, nor while copying', { tags: ['FORM-12'] }, () => {
    expect(copyBlock).toBe(6000);
    expect(run('press', 'written', 'press')).toBe('copied');
    expect(run('press', 'written', 'press', 'written', 'refused')).toBe('copied');
    expect(run('press', 'press')).toBe('copying');
  });

  it('a refused clipboard requires manual copying and can be retried immediately', () => {
    expect(run('press', 'refused')).toBe('manual');
    expect(run('press', 'refused', 'elapsed')).toBe('manual');
    expect(run('press', 'refused', 'press', 'written')).toBe('copied');
  });

  it('another text resets the state and ignores a pending result', () => {
    expect(run('press', 'written', 'changed')).toBe('ready');
    expect(run('press', 'changed', 'written')).toBe('ready');
  });
});
