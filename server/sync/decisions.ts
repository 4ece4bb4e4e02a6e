import type { CommandName } from '../../src/domain/registry.ts';
import { keepNoteVersion, mergeNoteEdit } from '../notes/decisions.ts';
import { bookable, bookablePatient } from '../users/decisions.ts';
import type { Decision } from './decision.ts';

type Decisions = { readonly [N in CommandName]?: Decision<N> };

/** Overlaps, addresses taken and the like are the storage's constraints and need no line here. */
export const decisions: Decisions = {
  'patient.create': bookablePatient,
  'appointment.create': bookable,
  'note.create': keepNoteVersion,
  'note.update': mergeNoteEdit,
};
