import {
  addDocuments,
  checkFiles,
  factsOf,
  listDocuments,
  storeFiles,
} from '../../domain/documents/documents.ts';
import {
  addPart,
  arrivedPicture,
  listUploads,
  removeUpload,
  startUpload,
} from '../../domain/documents/uploads.ts';
import { Refusal } from '../../domain/errors/refusal.ts';
import { refuse, signedIn, type CallContext, type Calls, succeed } from '../call.ts';

/** Limits re-encoding, which takes seconds of CPU time even for a refused picture. */
const takeRedraw = ({ deps, now }: CallContext, playerId: number) =>
  deps.limits.redraw.take(String(playerId), now());

export const documentCalls = {
  documents: (context) => listDocuments(context.db, signedIn(context), context.language),

  async uploadDocuments(context, { body }) {
    const player = signedIn(context);
    await takeRedraw(context, player.id);
    const checked = await checkFiles(body.documents);
    const facts = factsOf(body);
    const files = await storeFiles(context.deps, player.id, facts, checked);
    return await context.write(async (trx) => ({
      data: await addDocuments(trx, player.id, facts, files, context.language, context.now()),
    }));
  },

  documentUploads: async (context) => ({
    data: await listUploads(context.db, signedIn(context).id, context.now()),
  }),

  startUpload: (context, { body }) =>
    context.write((trx) => startUpload(trx, signedIn(context).id, body, context.now())),

  async sendUploadPart(context, { params, body }) {
    const content = new Uint8Array(await body.data.arrayBuffer());
    const part = { offset: body.offset, content };
    return await context.write((trx) =>
      addPart(trx, signedIn(context).id, params.upload_id, part, context.now()),
    );
  },

  async finishUpload(context, { params }) {
    const player = signedIn(context);
    await takeRedraw(context, player.id);
    try {
      const arrived = await arrivedPicture(context.db, player.id, params.upload_id, context.now());
      const { facts } = arrived;
      const files = await storeFiles(context.deps, player.id, facts, arrived.files);
      return await context.write(async (trx) => {
        // Of two requests that finish the same upload, the one that removes it adds the document.
        if (!(await removeUpload(trx, player.id, params.upload_id))) return refuse(404, 'UPLOAD_NOT_FOUND');
        return {
          data: await addDocuments(trx, player.id, facts, files, context.language, context.now()),
        };
      });
    } catch (error) {
      // Delete a refused upload, outside of the transaction that the refusal has rolled back.
      if (error instanceof Refusal && error.status === 422)
        await removeUpload(context.db, player.id, params.upload_id);
      throw error;
    }
  },

  cancelUpload: (context, { params }) =>
    succeed(context, (trx, id) => removeUpload(trx, id, params.upload_id)),
} satisfies Calls;
