import * as v from 'valibot';
import { invitationSchema } from '../auth/forms.ts';
import {
  handoverSchema,
  inviteIdSchema,
  joinSchema,
  memberInviteSchema,
  memberStatusSchema,
  sealSchema,
} from '../clinic/forms.ts';
import { sealedItemSchema } from '../clinic/seal.ts';
import { uuid } from '../core/fields.ts';
import { roles } from '../users/role.ts';
import { signedInSchema } from './signIn.ts';
import { defineCall } from './kit/call.ts';
import { inviteLinkSchema } from './invites.ts';
import { idParams } from './kit/params.ts';

/** Whoever runs the clinic. */
const administration = { administrator: 'clinic' } as const;

const memberAnswer = v.object({
  id: uuid,
  name: v.string(),
  email: v.string(),
  crp: v.nullable(v.string()),
  role: v.picklist(roles),
  isActive: v.boolean(),
  patients: v.number(),
  /** To come. */
  sessions: v.number(),
  sealed: v.number(),
  /** When a device of the person last sent something that was done on it. */
  lastSentAt: v.nullable(v.string()),
  /** When the account is closed, as its person asked. */
  closesAt: v.nullable(v.string()),
});
export type Member = v.InferOutput<typeof memberAnswer>;

const memberInviteAnswer = v.object({
  id: uuid,
  email: v.string(),
  expiresAt: v.string(),
  createdAt: v.string(),
});
export type MemberInvite = v.InferOutput<typeof memberInviteAnswer>;

const overlap = v.object({
  startAt: v.string(),
  endAt: v.string(),
  /** When what is in its way begins. */
  withStartAt: v.string(),
});
export type Overlap = v.InferOutput<typeof overlap>;

const handoverPatient = v.object({
  id: uuid,
  name: v.string(),
  isActive: v.boolean(),
  sealedAt: v.nullable(v.string()),
  /** Agenda and registration data have passed; the member holds the record still. */
  isRecordOnly: v.boolean(),
  sessions: v.number(),
  recurrences: v.number(),
  notes: v.number(),
  /** Of the packages that are open. */
  sessionsLeft: v.number(),
  overlaps: v.array(overlap),
});
export type HandoverPatient = v.InferOutput<typeof handoverPatient>;

const outcome = v.object({
  patientId: uuid,
  /**
   * `asked`: notes and facts of health wait for the member's consent.
   * `waiting`: for days after a mail.
   */
  status: v.picklist(['done', 'asked', 'waiting', 'overlap', 'refused']),
  /** Why it was refused. */
  message: v.nullable(v.string()),
  overlaps: v.array(overlap),
});
export type HandoverOutcome = v.InferOutput<typeof outcome>;

const outcomes = v.object({ outcomes: v.array(outcome) });

export const membersCall = defineCall({
  method: 'GET',
  path: '/clinic/members',
  allow: administration,
  answer: v.object({
    /** Psychologists of the plan; `-1` for any number. */
    limit: v.number(),
    /** Those who are active or invited. */
    taken: v.number(),
    members: v.array(memberAnswer),
    invites: v.array(memberInviteAnswer),
  }),
});

export const inviteMemberCall = defineCall({
  method: 'POST',
  path: '/clinic/member-invites',
  allow: administration,
  body: memberInviteSchema,
  answer: memberInviteAnswer,
  status: 201,
});

export const resendMemberInviteCall = defineCall({
  method: 'POST',
  path: '/clinic/member-invites/resend',
  allow: administration,
  body: inviteIdSchema,
  answer: memberInviteAnswer,
});

export const withdrawMemberInviteCall = defineCall({
  method: 'POST',
  path: '/clinic/member-invites/withdraw',
  allow: administration,
  body: inviteIdSchema,
  answer: v.object({ success: v.boolean() }),
});

export const memberInviteLinkCall = defineCall({
  method: 'POST',
  path: '/clinic/member-invites/link',
  allow: administration,
  body: inviteIdSchema,
  answer: inviteLinkSchema,
});

export const setMemberStatusCall = defineCall({
  method: 'PATCH',
  path: '/clinic/members/:id/status',
  allow: administration,
  params: idParams,
  body: memberStatusSchema,
  answer: v.object({ id: uuid, isActive: v.boolean() }),
});

export const handoverPlanCall = defineCall({
  method: 'GET',
  path: '/clinic/members/:id/handover',
  allow: administration,
  params: idParams,
  query: v.object({ successorId: v.optional(uuid) }),
  answer: v.object({ patients: v.array(handoverPatient) }),
});

export const handOverCall = defineCall({
  method: 'POST',
  path: '/clinic/members/:id/handover',
  allow: administration,
  params: idParams,
  body: handoverSchema,
  answer: outcomes,
});

export const sealRecordsCall = defineCall({
  method: 'POST',
  path: '/clinic/members/:id/seal',
  allow: administration,
  params: idParams,
  body: sealSchema,
  answer: outcomes,
});

const sealAnswer = v.object({
  id: uuid,
  patientId: uuid,
  patientName: v.string(),
  psychologistId: uuid,
  psychologistName: v.string(),
  psychologistCrp: v.nullable(v.string()),
  sealedAt: v.string(),
  keepUntil: v.string(),
  openedAt: v.nullable(v.string()),
  openedForName: v.nullable(v.string()),
  items: v.array(sealedItemSchema),
});
export type SealAnswer = v.InferOutput<typeof sealAnswer>;

export const sealsCall = defineCall({
  method: 'GET',
  path: '/clinic/seals',
  allow: administration,
  answer: v.array(sealAnswer),
});

const memberInvitationSchema = v.object({
  isValid: v.boolean(),
  email: v.nullable(v.string()),
  clinicName: v.nullable(v.string()),
  /** Only where the address has shown whose it is: its account is another's already. */
  hasAccount: v.boolean(),
});
export type MemberInvitation = v.InferOutput<typeof memberInvitationSchema>;

export const validateMemberInviteCall = defineCall({
  method: 'POST',
  path: '/member-invites/validate',
  allow: 'public',
  body: invitationSchema,
  answer: memberInvitationSchema,
});

export const joinClinicCall = defineCall({
  method: 'POST',
  path: '/member-invites/use',
  allow: 'public',
  body: v.object({ ...invitationSchema.entries, ...joinSchema.entries }),
  answer: signedInSchema,
  status: 201,
});

/** The path of earlier pages. A proxy may log the token in it, so our pages no longer call it. */
export const validateMemberInviteByPathCall = defineCall({
  method: 'POST',
  path: '/member-invites/validate/:token',
  allow: 'public',
  params: invitationSchema,
  answer: memberInvitationSchema,
});

/** The path of earlier pages. A proxy may log the token in it, so our pages no longer call it. */
export const joinClinicByPathCall = defineCall({
  method: 'POST',
  path: '/member-invites/use/:token',
  allow: 'public',
  params: invitationSchema,
  body: joinSchema,
  answer: signedInSchema,
  status: 201,
});
