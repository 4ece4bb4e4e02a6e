import { tooManyTemplates } from '../../src/domain/noteTemplates/commands.ts';
import { TEMPLATES_MAX } from '../../src/domain/noteTemplates/template.ts';
import { summaryChanged } from '../../src/domain/notes/summaryCommands.ts';
import type { Decision } from '../sync/decision.ts';

/** What was accepted is what a program wrote, and still is: a device may have read an older one, or name any text. */
export const acceptWhatStands: Decision<'note.acceptSummary'> = async (
  { id, summary },
  { documents },
) => {
  const before = documents.stored('notes', id)?.document;
  if (before && before.summary !== summary) throw summaryChanged();
};

export const countTemplates: Decision<'noteTemplate.create'> = async ({ id }, { tx, actor }) => {
  const own = await tx.find('noteTemplates', { equal: { psychologistId: actor.userId } });
  if (own.filter((one) => one.id !== id).length >= TEMPLATES_MAX) throw tooManyTemplates();
};
