import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { passTime } from '../testing/pass-time.ts';
import { useThrottledValue } from './throttled-value.ts';

const PACE = 10_000;
const element = document.createElement('div');

function Announced({ place }: { place: number }) {
  return <output>{useThrottledValue(place, PACE)}</output>;
}
const show = (place: number) => render(<Announced place={place} />, { container: element });

it('announces the newest value, at most once in ten seconds', { tags: ['TOUR-07'] }, async () => {
  document.body.append(element);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await show(214);
  await passTime(PACE);
  expect(element.textContent).toBe('');
  await show(213);
  await passTime(0);
  expect(element.textContent).toBe('213');
  for (const place of [212, 211, 210]) {
    await show(place);
    await passTime(1_000);
  }
  expect(element.textContent).toBe('213');
  await passTime(PACE - 3_000 - 1);
  expect(element.textContent).toBe('213');
  await passTime(1);
  expect(element.textContent).toBe('210');
});
