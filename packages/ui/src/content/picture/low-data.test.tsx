import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { LowData, Picture } from './Picture.tsx';

const picture = (src: string, alt = '') => ({ src, width: 46, height: 61, alt });

it(
  'in low-data mode lists show names instead of pictures, except essential ones',
  { tags: ['REACH-13'] },
  async () => {
    const home = document.body.appendChild(document.createElement('div'));
    const leaveOut = vi.fn();
    const show = (isSaving: boolean) =>
      render(
        <LowData value={isSaving ? leaveOut : null}>
          <Picture image={picture('/cdn/a.webp')} fallback="Tulpar Gold" />
          <Picture image={picture('/cdn/b.webp', 'Visa')} />
          <Picture image={picture('/cdn/c.webp')} essential />
        </LowData>,
        { container: home },
      );
    const sources = () => [...home.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await show(true);
    expect(home.textContent).toBe('Tulpar GoldVisa');
    expect(sources()).toEqual(['/cdn/c.webp']);
    expect(leaveOut.mock.calls).toEqual([['/cdn/a.webp'], ['/cdn/b.webp']]);
    await show(false);
    expect(sources()).toEqual(['/cdn/a.webp', '/cdn/b.webp', '/cdn/c.webp']);
  },
);
