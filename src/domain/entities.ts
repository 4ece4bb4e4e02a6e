import { appointments } from './appointments/appointment.ts';
import { bellDismissals } from './bell/dismissals.ts';
import { availabilityBlocks } from './availability/block.ts';
import { recurringBreaks } from './availability/break.ts';
import { freeTimes } from './availability/free.ts';
import { availabilityPeriods } from './availability/period.ts';
import { correctionRequests } from './corrections/correction.ts';
import { issuedDocuments } from './documents/issued.ts';
import { handovers } from './handovers/handover.ts';
import { patientInvites } from './invites/invite.ts';
import { notes } from './notes/note.ts';
import { noteTemplates } from './noteTemplates/template.ts';
import { packages } from './packages/package.ts';
import { patients } from './patients/patient.ts';
import { payments } from './payments/payment.ts';
import { professionalProfiles } from './professional/profile.ts';
import { paymentReceipts } from './receipts/receipt.ts';
import { receitaFiles } from './receitaSaude/file.ts';
import { recordSheets } from './records/sheet.ts';
import { recurringAppointments } from './recurrences/recurrence.ts';
import { tenants } from './tenants/tenant.ts';
import { users } from './users/user.ts';

/**
 * Every kind of document, in the order in which a first sync needs them; each follows those that it refers to. A new
 * entity is one line here.
 */
export const entities = {
  tenants,
  users,
  bellDismissals,
  freeTimes,
  patients,
  handovers,
  patientInvites,
  correctionRequests,
  availabilityPeriods,
  availabilityBlocks,
  recurringBreaks,
  recurringAppointments,
  professionalProfiles,
  noteTemplates,
  appointments,
  notes,
  packages,
  payments,
  issuedDocuments,
  recordSheets,
  paymentReceipts,
  receitaFiles,
} as const;

export const entityNames = Object.keys(entities) as readonly (keyof typeof entities)[];
