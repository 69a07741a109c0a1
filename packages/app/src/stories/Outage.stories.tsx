import type { Meta } from '@storybook/react-vite';
import { balance } from '@tulpar/api/contract';
import { answer, balanceSample, refuse } from '@tulpar/api/samples';
import { expectLink } from '@tulpar/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { inApp, scene, settle, type Story } from './app-story.tsx';

/** Preloads the chunks: a development server that has just started is slow to serve them. */
async function parts() {
  await import('#app/shell/PlayerServices.tsx');
  return {};
}

export default {
  title: 'Shell/TechnicalIssues',
  decorators: [inApp],
  loaders: [settle, parts],
} satisfies Meta;

const faulty = scene({ path: '/', signedIn: true }, [refuse(balance, 500, 'GENERAL_ERROR')]);

// ERR-06
export const Fault: Story = {
  name: 'A failed balance opens the window once',
  ...faulty,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Технические неполадки' });
    await expect(dialog).toHaveAccessibleDescription(/Деньги в безопасности/u);
    await expectLink(screen, 'Написать в поддержку', '/contacts');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

let isMended = false;
const mending = answer(balance, () => {
  // A thrown response is sent; a thrown error also gives a 500, but prints a warning.
  if (!isMended) throw Response.json({}, { status: 500 });
  return balanceSample;
});

// ERR-06
export const Mended: Story = {
  name: 'After a retry that succeeds the window closes',
  ...scene({ path: '/', signedIn: true }, [mending]),
  beforeEach: () => void (isMended = false),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Технические неполадки' });
    isMended = true;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await canvas.findAllByText(/₸/u)).length).toBeGreaterThan(0);
  },
};
