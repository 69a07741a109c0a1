import { documents, uploadDocuments, type Document } from '@tulpar/api/contract';
import { answer, documentList } from '@tulpar/api/samples';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pendingPicks } from '#app/features/documents/pending-pictures.ts';
import { playerId } from '#app/platform/session/session.ts';
import { inApp, settle, type Story } from './app-story.tsx';

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** Fields of each upload of the current story, as `takesUploads` names them. */
export const uploads: unknown[] = [];
export const takesUploads = (...fields: string[]) =>
  answer(uploadDocuments, ({ body }) => {
    if (body instanceof FormData) uploads.push(fields.map((field) => body.get(field)));
    return { data: [] };
  });

/** `Meta` of the stories of the documents page. */
export const documentStories = {
  decorators: [inApp],
  // Wait until the previous story has stored its pictures, so that no write follows the end of its session.
  // Skip it if that story's player was never known, because then none are stored and the wait would not end.
  loaders: [
    async (context) => {
      if (playerId.read() !== null) await pendingPicks();
      return await settle(context);
    },
  ],
  beforeEach: () => void (uploads.length = 0),
} satisfies Meta;

export const documentsPage = { path: '/profile/documents', signedIn: true };
export const noDocuments = answer(documents, { data: [] });
export const approvedDocument: Document = {
  ...(documentList[1] as Document),
  id: 33,
  status: 'approved',
  document_name: 'back.jpg',
};

/** Size of a picture that is sent in one part, px. */
export const small = { width: 400, height: 300 };

/** Sets the files of a field like a file dialog. */
export async function pick(canvas: Canvas, name: 'images_pass' | 'images_method', ...files: File[]) {
  await canvas.findByRole('button', { name: 'Отправить' });
  const input = await waitFor(() => {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) throw new Error('No field');
    return field;
  });
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Submits as soon as the pictures are checked. */
export async function pressSend(canvas: Canvas, userEvent: Parameters<Play>[0]['userEvent']) {
  const button = canvas.getByRole('button', { name: 'Отправить' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
