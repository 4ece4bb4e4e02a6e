import * as v from 'valibot';
import { type Actor, defineCommand } from '../core/command.ts';
import type { DocumentSet, Ref } from '../core/documents.ts';
import { required } from '../core/documents.ts';
import { hideableKinds } from './kinds.ts';
import { bellKey, type Dismissal, dismissalsIdOf, keptAt } from './dismissals.ts';

const KEYS_MAX = 100;

const args = v.object({
  keys: v.pipe(
    v.array(bellKey, 'Escolha os avisos'),
    v.minLength(1, 'Escolha os avisos'),
    v.maxLength(KEYS_MAX, `Escolha no máximo ${KEYS_MAX} avisos de cada vez`),
  ),
});

const own = (_args: unknown, { userId }: Actor): readonly Ref[] => [
  ['bellDismissals', dismissalsIdOf(userId)],
];

function change(
  documents: DocumentSet,
  userId: string,
  next: (items: readonly Dismissal[]) => Dismissal[],
): void {
  const id = dismissalsIdOf(userId);
  const items = documents.get('bellDismissals', id)?.items ?? [];
  documents.put('bellDismissals', { id, userId, items: next(items) });
}

const without = (items: readonly Dismissal[], keys: readonly string[]): Dismissal[] =>
  items.filter(({ key }) => !keys.includes(key));

/** Puts aside what needs nobody any more in the person's eyes; what is forgotten by now goes with it. */
export const dismiss = defineCommand({
  name: 'bell.dismiss',
  entity: 'bellDismissals',
  method: 'POST',
  path: '/bell/dismissals',
  roles: ['psych', 'administrator'],
  scope: 'self',
  title: 'Dispensar avisos',
  args,
  revives: own,
  touches: own,
  apply: (documents, { keys }, { actor, at }) =>
    change(documents, actor.userId, (items) =>
      keptAt([...without(items, keys), ...[...new Set(keys)].map((key) => ({ key, at }))], at),
    ),
});

export const bringBack = defineCommand({
  name: 'bell.bringBack',
  entity: 'bellDismissals',
  method: 'POST',
  path: '/bell/dismissals/remove',
  roles: ['psych', 'administrator'],
  scope: 'self',
  title: 'Mostrar avisos de novo',
  args,
  revives: own,
  touches: own,
  apply: (documents, { keys }, { actor, at }) =>
    change(documents, actor.userId, (items) => keptAt(without(items, keys), at)),
});

/** Whether the bell tells of a kind of thing at all, on all of the person's devices. */
export const setBellKind = defineCommand({
  name: 'bell.setKind',
  entity: 'users',
  method: 'PUT',
  path: '/bell/kinds',
  roles: ['psych', 'administrator'],
  scope: 'self',
  title: 'Avisos do sino',
  args: v.object({
    kind: v.picklist(hideableKinds, 'Escolha um tipo de aviso.'),
    isActive: v.boolean('Informe se o aviso aparece.'),
  }),
  touches: (_args, { userId }) => [['users', userId]],
  apply(documents, { kind, isActive }, { actor }) {
    const user = required(documents, 'users', actor.userId);
    const others = (user.bellHidden ?? []).filter((one) => one !== kind);
    documents.put('users', { ...user, bellHidden: isActive ? others : [...others, kind] });
  },
});
