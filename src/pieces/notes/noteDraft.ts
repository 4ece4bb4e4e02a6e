import * as v from 'valibot';
import type { Device } from '../../data/device.ts';
import { shelves } from '../../domain/notes/shelf.ts';

/** Names the draft of a session's note on this device. */
export const noteDraftKey = (appointmentId: string): string => `note:${appointmentId}`;

/** The contents of a note's draft: the text and its base, and where a new note shall stand. */
export const noteDraftSchema = v.object({
  text: v.string(),
  based: v.string(),
  shelf: v.optional(v.picklist(shelves)),
});
export type NoteDraft = v.InferOutput<typeof noteDraftSchema>;

/** Adds a text to what is being written for a session, below what stands there. */
export async function addToDraft(
  device: Pick<Device, 'readDraft' | 'writeDraft'>,
  appointmentId: string,
  text: string,
): Promise<void> {
  const key = noteDraftKey(appointmentId);
  const stored = await device.readDraft(key);
  const kept = v.safeParse(noteDraftSchema, stored?.value);
  const draft: NoteDraft = kept.success ? kept.output : { text: '', based: '' };
  const whole = draft.text === '' ? text : `${draft.text}\n\n${text}`;
  await device.writeDraft(key, { ...draft, text: whole }, stored?.baseV ?? 0);
}
