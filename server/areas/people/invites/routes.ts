import type { Context } from 'hono';
import {
  acceptInviteByPathCall,
  acceptInviteCall,
  createInviteCall,
  inviteLinkCall,
  resendInviteCall,
  validateInviteByPathCall,
  validateInviteCall,
} from '../../../../src/domain/contract/invites.ts';
import type { AcceptInput } from '../../../../src/domain/auth/forms.ts';
import type { Command } from '../../../../src/domain/core/command.ts';
import { createInvite, resendInvite } from '../../../../src/domain/invites/commands.ts';
import type { AuthService } from '../auth/public.ts';
import { carryOut } from '../../../web/commands/carry-out.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { requireVisible, withReader } from '../../../engine/reading/reader.ts';
import type { Execution } from '../../../engine/execution/execute.ts';
import { admitLink } from './admit-link.ts';
import { handOver } from './link.ts';
import { acceptInvite, validateInvite } from './acceptance.ts';

/** What staff may do with invitations. */
export function inviteEndpoints(parts: ServerParts, execution: Execution): readonly Endpoint[] {
  const { db, clock, config } = parts;
  async function carry(c: Context<AppEnv>, command: Command) {
    const args = await carryOut(c, execution, command);
    const { actor } = c.get('session');
    const { id, status, expiresAt } = await withReader(db, actor, clock.now(), (reader) =>
      requireVisible(reader, 'patientInvites', String(args.id).toLowerCase()),
    );
    return { id, status, expiresAt };
  }

  return [
    endpoint(createInviteCall, {
      summary: 'Convida um paciente por email.',
      handle: ({ c }) => carry(c, createInvite as Command),
    }),
    endpoint(resendInviteCall, {
      summary: 'Envia um novo link do convite; os anteriores deixam de abrir.',
      handle: ({ c }) => carry(c, resendInvite as Command),
    }),
    endpoint(inviteLinkCall, {
      summary: 'Um link do convite em aberto, para entregar em mãos.',
      answersSecret: true,
      handle: ({ c, params: { id } }) =>
        handOver(parts, c.get('session').actor, id, clientAddress(c, config?.trustProxy ?? false)),
    }),
  ];
}

/** Endpoints with which somebody without an account opens an invitation and accepts it. */
export function acceptanceEndpoints(parts: ServerParts, auth: AuthService): readonly Endpoint[] {
  const validate = async (c: Context<AppEnv>, token: string) => {
    await admitLink(parts, c, token);
    return validateInvite(parts, token);
  };
  const accept = async (c: Context<AppEnv>, token: string, body: AcceptInput) =>
    acceptInvite(parts, auth, token, body, await admitLink(parts, c, token));

  return [
    endpoint(validateInviteCall, {
      summary: 'O que um convite mostra; isValid é falso onde o link não abre.',
      handle: ({ c, body: { token } }) => validate(c, token),
    }),
    endpoint(acceptInviteCall, {
      summary: 'Cria a conta do paciente convidado e entra com ela.',
      answersSecret: true,
      handle: ({ c, body: { token, ...body } }) => accept(c, token, body),
    }),
    endpoint(validateInviteByPathCall, {
      summary: 'O mesmo que /patient-invites/validate, com o token no endereço.',
      handle: ({ c, params: { token } }) => validate(c, token),
    }),
    endpoint(acceptInviteByPathCall, {
      summary: 'O mesmo que /patient-invites/use, com o token no endereço.',
      answersSecret: true,
      handle: ({ c, params: { token }, body }) => accept(c, token, body),
    }),
  ];
}
