import type { View } from '../../../data/view/view.ts';
import type { NewOutboxRow } from '../../../data/outbox/row.ts';
import type { CommandContext } from '../../../domain/core/command.ts';
import {
  type AnyDocument,
  type DocumentSet,
  type Documents,
  type EntityName,
  refKey,
} from '../../../domain/core/documents.ts';
import { DomainError } from '../../../domain/core/errors.ts';
import { parseInput } from '../../../domain/core/parse.ts';
import { type CommandName, commands } from '../../../domain/registry.ts';

/** The view as a command finds it; what the command writes stays here. */
function rehearsal(view: View): DocumentSet {
  const written = new Map<string, AnyDocument | null>();
  return {
    get<E extends EntityName>(entity: E, id: string) {
      const own = written.get(refKey([entity, id]));
      return own === undefined
        ? view.get(entity, id)
        : ((own ?? undefined) as Documents[E] | undefined);
    },
    put: (entity, document) => void written.set(refKey([entity, document.id]), document),
    remove: (entity, id) => void written.set(refKey([entity, id]), null),
  };
}

export type PreparedCommand = Pick<
  NewOutboxRow,
  'name' | 'args' | 'at' | 'ahead' | 'baseV' | 'touches' | 'creates'
>;

/**
 * Checks a command as far as this device can: arguments, role, and the rules on what the person sees now.
 * @throws DomainError
 */
export function prepare(
  view: View,
  name: CommandName,
  input: unknown,
  { actor, at, ahead }: CommandContext & Pick<NewOutboxRow, 'ahead'>,
  baseV?: number,
): PreparedCommand {
  const command = commands.get(name);
  if (!command) throw new DomainError('unknown_command', 'Ação desconhecida.', 422);
  if (!command.roles.includes(actor.role))
    throw new DomainError(
      'forbidden',
      'Acesso negado. Você não tem permissão para esta ação.',
      403,
    );
  const parsed: unknown = parseInput(command.args, input);
  const args: unknown = command.addFacts?.(view, parsed) ?? parsed;
  command.apply(rehearsal(view), args, { actor, at });
  const touches = command.touches(args, actor);
  const [first] = touches;
  return {
    name,
    args,
    at,
    ahead: ahead ?? null,
    baseV: baseV ?? (first ? view.baseV(...first) : 0),
    touches: touches.map(refKey),
    creates: (command.creates?.(args) ?? []).map(refKey),
  };
}
