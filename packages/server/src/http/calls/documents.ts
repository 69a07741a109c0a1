import { addDocuments, checkFiles, listDocuments } from '../../domain/documents/index.ts';
import { signedIn } from '../call.ts';
import type { Calls } from '../call.ts';

/** Papers of the player. */
export const documentCalls = {
  documents: async (context) => ({
    data: await listDocuments(context.db, signedIn(context).id, context.language),
  }),

  async uploadDocuments(context, { body }) {
    const files = await checkFiles(body.documents);
    const upload = { documentType: body.document_type, message: body.message ?? null, files };
    return await context.write(async (trx) => ({
      data: await addDocuments(trx, signedIn(context).id, upload, context.language, context.now()),
    }));
  },
} satisfies Calls;
