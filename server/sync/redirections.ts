import type { CommandName } from '../../src/domain/registry.ts';
import { deletionOfJoined, editOfJoined } from '../notes/join.ts';
import type { Redirection } from './redirection.ts';

/** Commands of devices that may name a document which the server made part of another. */
export const redirections: { readonly [N in CommandName]?: Redirection<N> } = {
  'note.update': editOfJoined,
  'note.delete': deletionOfJoined,
};
