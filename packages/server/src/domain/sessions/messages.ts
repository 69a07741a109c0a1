import { codeMinutes } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import type { Language } from '../locale/locale.ts';
import { text, type TextId } from '../locale/texts.ts';

/** Validity of an undo link, hours. */
export const undoHours = 72;

/** What the message is about; texts for a phone have their own. */
type Purpose = TextId extends infer Id ? (Id extends `letter.${infer Name}.subject` ? Name : never) : never;

interface Send {
  readonly purpose: Purpose;
  readonly recipient: string;
  readonly language: Language;
  readonly link?: string;
  readonly code?: string;
  /** Device and browser of a login; empty if unknown. */
  readonly device?: string;
}

/** Writes a message in the player's language to the outbox. */
export async function sendMessage(
  { outbox }: Pick<Ports, 'outbox'>,
  trx: Connection,
  { purpose, recipient, language, link, code, device }: Send,
  now: Date,
): Promise<void> {
  await outbox.send(
    trx,
    {
      channel: recipient.includes('@') ? 'email' : 'sms',
      recipient,
      purpose,
      language,
      subject: text(`letter.${purpose}.subject`, language),
      body: text(`letter.${purpose}.body`, language, {
        code,
        minutes: codeMinutes,
        hours: undoHours,
        device: device || text('device.unknown', language),
      }),
      link: link ?? null,
    },
    now,
  );
}
