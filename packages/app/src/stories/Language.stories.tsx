import type { Meta } from '@storybook/react-vite';
import { games, guest, profile, transactions, updateProfile } from '@tulpar/api/contract';
import { answer, gamesList, refuse, transaction, transactionsPage, user } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { languageChosenAtom, languagePinnedAtom } from '#app/platform/session/visitor.ts';
import { scene, wholeApp, type Story } from './app-story.tsx';
import { store } from '#app/platform/state/store.ts';

const requested = { profile: fn(), guest: fn(), games: fn(), save: fn() };

const player = user({ language: 'ru' });
let saved = player;

/** A server that stores the language, and a page without a chosen one. */
function fresh() {
  saved = player;
  store.set(languageChosenAtom, false);
  store.set(languagePinnedAtom, false);
}

const keeping = [
  answer(profile, () => {
    requested.profile();
    return saved;
  }),
  answer(updateProfile, ({ body }) => {
    requested.save(body);
    saved = { ...saved, ...(body as { language: 'az' }) };
    return { success: true as const };
  }),
  answer(guest, ({ query }) => {
    requested.guest(query);
    return { currency: 'AZN', language: 'ru' } as const;
  }),
  answer(games, ({ query }) => {
    requested.games(query);
    return gamesList();
  }),
];

export default {
  title: 'Pages/Language',
  ...wholeApp,
  beforeEach: fresh,
  tags: ['!autodocs'],
} satisfies Meta;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function choose(canvas: Canvas, name: string) {
  const [button] = await canvas.findAllByRole('button', { name: /Язык: Русский/ });
  if (!button) throw new Error('there is no button of languages');
  await userEvent.click(button);
  const sheet = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('option', { name }));
}

const shown = (language: string) =>
  waitFor(() => expect(document.documentElement).toHaveAttribute('lang', language));

const hub = { path: '/profile', signedIn: true };

// I18N-11, I18N-12, I18N-13, PROF-08
export const Saved: Story = {
  name: 'Another language than the profile’s is saved, and the profile is refetched',
  ...scene(hub, keeping),
  play: async ({ canvas }) => {
    await canvas.findByText(/^ID /);
    const before = requested.profile.mock.calls.length;
    await choose(canvas, 'Azərbaycanca');
    await shown('az');
    await waitFor(() => expect(requested.profile.mock.calls.length).toBe(before + 1));
    await expect(requested.save.mock.calls).toEqual([[{ language: 'az' }]]);
    await expect(requested.guest).not.toHaveBeenCalled();
    await canvas.findByRole('button', { name: 'Çıxış' });
  },
};

// I18N-14
export const Own: Story = {
  name: 'The profile’s own language is not saved again',
  ...scene(hub, keeping),
  play: async ({ canvas }) => {
    await canvas.findByText(/^ID /);
    const before = requested.profile.mock.calls.length;
    await choose(canvas, 'Русский');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await shown('ru');
    await expect(requested.save).not.toHaveBeenCalled();
    await expect(requested.profile.mock.calls.length).toBe(before);
  },
};

// I18N-16
export const Unsaved: Story = {
  name: 'A language that could not be saved is shown without a message',
  ...scene(hub, [refuse(updateProfile, 422, 'VALIDATION_FAILED'), ...keeping]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^ID /);
    await choose(canvas, 'Қазақша');
    await shown('kk');
    await canvas.findByRole('button', { name: 'Шығу' });
    const alerts = within(document.body).queryAllByRole('alert');
    await expect(alerts.map((one) => one.textContent).filter(Boolean)).toEqual([]);
  },
};

const history = answer(transactions, () => {
  const name = saved.language === 'ru' ? 'Карта банка' : 'Банк картасы';
  return transactionsPage([transaction({ method: { uid: 'kz-card', name, image_url: null } })]);
});

// I18N-07, I18N-13
export const TextsOfTheServer: Story = {
  name: 'Texts of the server are refetched once another language is saved',
  ...scene({ path: '/cash-box/history', signedIn: true }, [history, ...keeping]),
  beforeEach: () => {
    saved = user({ language: 'kk' });
    store.set(languagePinnedAtom, true);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Карта банка/);
    await expect(requested.save.mock.calls).toEqual([[{ language: 'ru' }]]);
    await expect(canvas.queryByText(/Банк картасы/)).toBeNull();
  },
};

// I18N-09, I18N-11, I18N-12, I18N-15
export const Guest: Story = {
  name: 'A guest has the currency of the server and stores the language',
  ...scene({ path: '/' }, keeping),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested.guest).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(requested.games).toHaveBeenCalledWith(
        expect.objectContaining({ currency: 'AZN', language: 'ru' }),
      ),
    );
    await choose(canvas, 'Azərbaycanca');
    await shown('az');
    await waitFor(() =>
      expect(requested.games).toHaveBeenCalledWith(
        expect.objectContaining({ currency: 'AZN', language: 'az' }),
      ),
    );
    await expect(JSON.parse(localStorage.getItem('guestData') ?? '')).toEqual({
      currency: 'AZN',
      language: 'az',
      currencySymbol: '₼',
    });
    await expect(requested.save).not.toHaveBeenCalled();
    await expect(requested.guest).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Dil: Azərbaycanca/));
  },
};
