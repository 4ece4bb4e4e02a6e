import * as v from 'valibot';
import { defineEntity, field, schemaOf, STAFF_AND_SUCCESSOR } from '../core/entity.ts';
import { line, uuid } from '../core/fields.ts';

/** Days between the mail to a member whose account is closed and the passing of the record. */
export const WAIT_DAYS = 7;
/** The same where the member never proved an address, so that nobody knows who reads the mail. */
export const UNPROVED_WAIT_DAYS = 30;

export const handoverKinds = ['handover', 'seal'] as const;

/**
 *   asked ── the member agrees ─────────▶ agreed ── the server passes it ──▶ done
 *     │ ╰─── the account is closed ─────▶ waiting ── seven days after the mail ▶ done
 *     ╰───── no, or nothing to pass ────▶ refused, cancelled
 */
const handoverStatuses = ['asked', 'waiting', 'agreed', 'done', 'refused', 'cancelled'] as const;
export type HandoverStatus = (typeof handoverStatuses)[number];

export const openStatuses = ['asked', 'waiting', 'agreed'] as const;

/**
 * A wish of the administration: a member's part of a patient's record goes to a successor, or is
 * sealed.
 * Nothing clinical stands in it.
 */
const handoverFields = {
  id: field(uuid, 'Código', STAFF_AND_SUCCESSOR),
  kind: field(v.picklist(handoverKinds), 'Tipo', STAFF_AND_SUCCESSOR),
  patientId: field(uuid, 'Paciente (código)', STAFF_AND_SUCCESSOR),
  /** The psychologist who holds the notes, and whose consent is asked. */
  memberId: field(uuid, 'Com quem está (código)', STAFF_AND_SUCCESSOR),
  /** `null` for a seal. */
  successorId: field(v.nullable(uuid), 'Quem recebe (código)', STAFF_AND_SUCCESSOR),
  /** Their names then: colleagues know no more of each other. */
  memberName: field(line(), 'Com quem está', STAFF_AND_SUCCESSOR),
  successorName: field(v.nullable(line()), 'Quem recebe', STAFF_AND_SUCCESSOR),
  status: field(v.picklist(handoverStatuses), 'Status', STAFF_AND_SUCCESSOR),
  /** How many notes it was about when it was asked. */
  noteCount: field(v.number(), 'Notas', STAFF_AND_SUCCESSOR),
  askedBy: field(v.nullable(uuid), 'Pedido por (código)', STAFF_AND_SUCCESSOR),
  createdAt: field(v.string(), 'Criado em', STAFF_AND_SUCCESSOR),
  /** When the member answered, or it ended otherwise. */
  endedAt: field(v.nullable(v.string()), 'Encerrado em', STAFF_AND_SUCCESSOR),
  /** When the member whose account is closed was told by mail, and when the wait ends. */
  mailedAt: field(v.nullable(v.string()), 'Avisado por email em', STAFF_AND_SUCCESSOR),
  dueAt: field(v.nullable(v.string()), 'A partir de', STAFF_AND_SUCCESSOR),
};

export const handoverSchema = schemaOf(handoverFields);

export type Handover = v.InferOutput<typeof handoverSchema>;

export const isOpen = ({ status }: Pick<Handover, 'status'>): boolean =>
  openStatuses.some((one) => one === status);

/** True if it waits for this member's yes or no. */
export const isAskedOf = (
  { status, memberId }: Pick<Handover, 'status' | 'memberId'>,
  userId: string,
): boolean => status === 'asked' && memberId === userId;

export const handovers = defineEntity({
  fields: handoverFields,
  schema: handoverSchema,
  missing: 'Pedido de passagem não encontrado.',
  readers: {
    administrators: true,
    owner: ({ memberId }) => memberId,
    successor: ({ successorId }) => successorId,
  },
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('handovers', id)?.['patientId']),
});
