import type { Context } from 'hono';
import * as v from 'valibot';
import { invitePasswordSchema, tokenParams } from '../../src/domain/auth/forms.ts';
import type { Command } from '../../src/domain/core/command.ts';
import { uuid } from '../../src/domain/core/fields.ts';
import { createInvite, resendInvite } from '../../src/domain/invites/commands.ts';
import { inviteStatuses } from '../../src/domain/invites/invite.ts';
import { signedInSchema } from '../auth/accounts.ts';
import { admit } from '../kernel/attempts.ts';
import type { AuthService } from '../auth/service.ts';
import { carryOut } from '../commands/carry-out.ts';
import { describeArguments } from '../commands/routes.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { requireVisible, withReader } from '../reading/reader.ts';
import type { Execution } from '../sync/execute.ts';
import { acceptInvite, validateInvite, validationSchema } from './acceptance.ts';

const answer = v.object({ id: uuid, status: v.picklist(inviteStatuses), expiresAt: v.string() });

/** What staff may do with invitations. */
export function inviteEndpoints(
  { db, clock }: ServerParts,
  execution: Execution,
): readonly Endpoint[] {
  async function carry(c: Context<AppEnv>, command: Command) {
    const args = await carryOut(c, execution, command);
    const { actor } = c.get('session');
    const { id, status, expiresAt } = await withReader(db, actor, clock.now(), (reader) =>
      requireVisible(reader, 'patientInvites', String(args.id).toLowerCase()),
    );
    return { id, status, expiresAt };
  }

  return [
    endpoint({
      method: 'POST',
      path: '/patient-invites/create',
      summary: 'Convida um paciente por email.',
      ...describeArguments(createInvite as Command),
      answer,
      status: 201,
      handle: ({ c }) => carry(c, createInvite as Command),
    }),
    endpoint({
      method: 'POST',
      path: '/patient-invites/resend/:id',
      summary: 'Envia um novo link do convite; os anteriores deixam de abrir.',
      ...describeArguments(resendInvite as Command),
      answer,
      handle: ({ c }) => carry(c, resendInvite as Command),
    }),
  ];
}

/** What the link in the mail opens, for somebody without an account. */
export function acceptanceEndpoints(parts: ServerParts, auth: AuthService): readonly Endpoint[] {
  const { db, clock, config } = parts;
  const admitted = async (c: Context<AppEnv>, inviteToken: string): Promise<string> => {
    const inviteAddress = clientAddress(c, config?.trustProxy ?? false);
    const admission = { db, now: clock.now(), overrides: config?.limits };
    await admit(admission, { inviteToken, inviteAddress });
    return inviteAddress;
  };

  return [
    endpoint({
      method: 'POST',
      path: '/patient-invites/validate/:token',
      summary: 'O que um convite mostra; isValid é falso onde o link não abre.',
      params: tokenParams,
      answer: validationSchema,
      async handle({ c, params: { token } }) {
        await admitted(c, token);
        return validateInvite(parts, token);
      },
    }),
    endpoint({
      method: 'POST',
      path: '/patient-invites/use/:token',
      summary: 'Cria a conta do paciente convidado e entra com ela.',
      params: tokenParams,
      body: invitePasswordSchema,
      answer: signedInSchema,
      answersSecret: true,
      status: 201,
      async handle({ c, params: { token }, body }) {
        const address = await admitted(c, token);
        return acceptInvite(parts, auth, token, body, address);
      },
    }),
  ];
}
