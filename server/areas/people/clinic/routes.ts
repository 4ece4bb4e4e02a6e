import type { Context } from 'hono';
import type { JoinInput } from '../../../../src/domain/clinic/forms.ts';
import {
  handOverCall,
  handoverPlanCall,
  inviteMemberCall,
  joinClinicByPathCall,
  joinClinicCall,
  memberInviteLinkCall,
  membersCall,
  resendMemberInviteCall,
  sealRecordsCall,
  sealsCall,
  setMemberStatusCall,
  validateMemberInviteByPathCall,
  validateMemberInviteCall,
  withdrawMemberInviteCall,
} from '../../../../src/domain/contract/clinic.ts';
import { handoversCall, objectCall } from '../../../../src/domain/contract/handovers.ts';
import type { AuthService } from '../auth/public.ts';
import { clientAddress } from '../../../web/http/client-address.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import { admitLink } from '../invites/public.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { objectToHandovers } from './handovers/objection.ts';
import { readHandovers } from './handovers/read.ts';
import { handOver } from './handovers/handover.ts';
import {
  inviteMember,
  linkMemberInvite,
  resendMemberInvite,
  withdrawMemberInvite,
} from './invites.ts';
import { joinClinic, validateMemberInvite } from './joining.ts';
import { readClinic, setMemberStatus } from './members.ts';
import { planHandover } from './handovers/plan.ts';
import { askToSeal } from './handovers/askSeal.ts';
import { readSeals } from './handovers/contents/seals.ts';

const actorIn = (c: Context<AppEnv>) => c.get('session').actor;

const inviteEndpoints = (parts: ServerParts): readonly Endpoint[] => [
  endpoint(inviteMemberCall, {
    summary: 'Convida um psicólogo para a clínica por email, dentro do limite do plano.',
    handle: ({ c, body: { email } }) => inviteMember(parts, actorIn(c), email),
  }),
  endpoint(resendMemberInviteCall, {
    summary: 'Envia um novo link do convite; os anteriores deixam de abrir.',
    handle: ({ c, body: { inviteId } }) => resendMemberInvite(parts, actorIn(c), inviteId),
  }),
  endpoint(withdrawMemberInviteCall, {
    summary: 'Retira um convite em aberto: os links dele deixam de abrir.',
    handle: ({ c, body: { inviteId } }) => withdrawMemberInvite(parts, actorIn(c), inviteId),
  }),
  endpoint(memberInviteLinkCall, {
    summary: 'Um link do convite em aberto, para entregar em mãos.',
    answersSecret: true,
    handle: ({ c, body: { inviteId } }) => linkMemberInvite(parts, actorIn(c), inviteId),
  }),
];

const handoverEndpoints = (parts: ServerParts): readonly Endpoint[] => [
  endpoint(handoverPlanCall, {
    summary:
      'O que uma pessoa da equipe passaria adiante, e que sessões encontram as de quem recebe.',
    read: async (reader, { params: { id }, query: { successorId } }) => ({
      patients: await planHandover(reader, id, successorId),
    }),
  }),
  endpoint(handOverCall, {
    summary:
      'Entrega a agenda e o cadastro de pacientes a outro psicólogo, e pede o prontuário a quem o guarda.',
    handle: async ({ c, params: { id: memberId }, body }) => ({
      outcomes: await handOver(parts, actorIn(c), { memberId, ...body }),
    }),
  }),
  endpoint(sealRecordsCall, {
    summary:
      'Pede a quem guarda os prontuários que sejam lacrados; lacra só depois do sim ou do prazo.',
    handle: async ({ c, params: { id: memberId }, body: { patientIds } }) => ({
      outcomes: await askToSeal(parts, actorIn(c), { memberId, patientIds }),
    }),
  }),
  endpoint(sealsCall, {
    summary: 'Os inventários do que foi lacrado: tipo e data de cada item, sem nenhum texto.',
    read: (reader) => readSeals(reader),
  }),
];

/** Endpoints with which a member sees hand-overs, and answers them without an account. */
const memberEndpoints = (parts: ServerParts): readonly Endpoint[] => [
  endpoint(handoversCall, {
    summary: 'Os pedidos de passagem e de lacre que a pessoa fez, recebeu ou espera.',
    read: (reader) => readHandovers(reader),
  }),
  endpoint(objectCall, {
    summary: 'O “não” de quem tem a conta desativada, pelo link do email.',
    async handle({ c, body: { token } }) {
      const { address } = await admitLink(parts, c, token);
      return { success: true, ended: await objectToHandovers(parts, token, address) };
    },
  }),
];

/** What the administration of a clinic does with its people. */
export const clinicEndpoints = (parts: ServerParts): readonly Endpoint[] => [
  endpoint(membersCall, {
    summary: 'As pessoas da clínica, os convites em aberto e quantas o plano permite.',
    read: (reader) => readClinic(reader),
  }),
  ...inviteEndpoints(parts),
  endpoint(setMemberStatusCall, {
    summary: 'Desativa ou reativa a conta de alguém da equipe.',
    handle({ c, params: { id }, body: { isActive } }) {
      const address = clientAddress(c, parts.config?.trustProxy ?? false);
      return setMemberStatus(parts, actorIn(c), { id, isActive, address });
    },
  }),
  ...handoverEndpoints(parts),
  ...memberEndpoints(parts),
];

/** Endpoints with which somebody without an account opens a team's invitation and joins. */
export function joiningEndpoints(parts: ServerParts, auth: AuthService): readonly Endpoint[] {
  const validate = async (c: Context<AppEnv>, token: string) => {
    await admitLink(parts, c, token);
    return validateMemberInvite(parts, token);
  };
  const join = async (c: Context<AppEnv>, token: string, body: JoinInput) =>
    joinClinic(parts, auth, token, body, await admitLink(parts, c, token));

  return [
    endpoint(validateMemberInviteCall, {
      summary: 'O que um convite de equipe mostra; isValid é falso onde o link não abre.',
      handle: ({ c, body: { token } }) => validate(c, token),
    }),
    endpoint(joinClinicCall, {
      summary: 'Cria a conta do psicólogo convidado na clínica e entra com ela.',
      answersSecret: true,
      handle: ({ c, body: { token, ...body } }) => join(c, token, body),
    }),
    endpoint(validateMemberInviteByPathCall, {
      summary: 'O mesmo que /member-invites/validate, com o token no endereço.',
      handle: ({ c, params: { token } }) => validate(c, token),
    }),
    endpoint(joinClinicByPathCall, {
      summary: 'O mesmo que /member-invites/use, com o token no endereço.',
      answersSecret: true,
      handle: ({ c, params: { token }, body }) => join(c, token, body),
    }),
  ];
}
