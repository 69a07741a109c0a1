import { expect, it } from 'vitest';
import { percent, safePreview } from './preview.ts';

const base = 'http://localhost:5173/profile';

it.each([
  'blob:http://localhost:5173/1',
  'data:image/png;base64,AA==',
  'https://img.example/a.jpg',
  '/art/a.webp',
  'http://localhost:5173/a.png',
])('shows a preview from %s', (address) => {
  expect(safePreview(address, base)).toBe(address);
});

it.each([
  undefined,
  '',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'data:image/svg+xml,<svg/>',
  'http://elsewhere.example/a.png',
  'http://[',
])('shows no preview from %s', (address) => {
  expect(safePreview(address, base)).toBeNull();
});

it('keeps progress between 0 and 100', () => {
  expect([0, 0.645, 1, 2, -1, Number.NaN, undefined, Infinity].map(percent)).toEqual([
    0, 65, 100, 100, 0, 0, 0, 0,
  ]);
});
