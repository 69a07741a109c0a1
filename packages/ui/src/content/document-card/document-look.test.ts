import { describe, expect, it } from 'vitest';
import { documentLook, uploadPercent } from './document-look.ts';

describe('documentLook', () => {
  it('has a badge once somebody judges the document', () => {
    expect(documentLook('uploading').badge).toBeNull();
    expect(documentLook('failed').badge).toBeNull();
    expect(documentLook('waiting').badge).toBe('warning');
    expect(documentLook('approved').badge).toBe('success');
    expect(documentLook('rejected').badge).toBe('danger');
  });

  it('is bad when the file or the document was refused', () => {
    expect(documentLook('failed').isBad).toBe(true);
    expect(documentLook('rejected').isBad).toBe(true);
    expect(documentLook('waiting').isBad).toBe(false);
  });
});

describe('uploadPercent', () => {
  it('is a whole number between 0 and 100', () => {
    expect(uploadPercent(3_100_000, 4_800_000)).toBe(65);
    expect(uploadPercent(0, 0)).toBe(0);
    expect(uploadPercent(5, 0)).toBe(100);
    expect(uploadPercent(-5, 10)).toBe(0);
    expect(uploadPercent(50, 10)).toBe(100);
    expect(uploadPercent(Number.NaN, 10)).toBe(0);
  });
});
