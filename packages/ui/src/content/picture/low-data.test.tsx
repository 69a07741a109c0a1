import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LowData, Picture } from './index.ts';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const picture = (src: string, alt = '') => ({ src, width: 46, height: 61, alt });

it(
  'lists show names without pictures while data are saved; what is essential stays',
  { tags: ['REACH-13'] },
  () => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    const home = document.createElement('div');
    const root = createRoot(home);
    const leaveOut = vi.fn();
    const show = (isSaving: boolean) =>
      act(() =>
        root.render(
          <LowData value={isSaving ? leaveOut : null}>
            <Picture image={picture('/cdn/a.webp')} fallback="Tulpar Gold" />
            <Picture image={picture('/cdn/b.webp', 'Visa')} />
            <Picture image={picture('/cdn/c.webp')} essential />
          </LowData>,
        ),
      );
    const sources = () => [...home.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    show(true);
    expect(home.textContent).toBe('Tulpar GoldVisa');
    expect(sources()).toEqual(['/cdn/c.webp']);
    expect(leaveOut.mock.calls).toEqual([['/cdn/a.webp'], ['/cdn/b.webp']]);
    show(false);
    expect(sources()).toEqual(['/cdn/a.webp', '/cdn/b.webp', '/cdn/c.webp']);
    act(() => root.unmount());
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  },
);
