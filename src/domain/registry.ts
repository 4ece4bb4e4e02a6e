import * as appointments from './appointments/commands.ts';
import * as prices from './appointments/priceCommands.ts';
import * as blocks from './availability/commands/blockCommands.ts';
import * as breaks from './availability/commands/breakCommands.ts';
import * as periods from './availability/commands/periodCommands.ts';
import * as bell from './bell/commands.ts';
import type { Command } from './core/command.ts';
import * as corrections from './corrections/commands.ts';
import * as documents from './documents/commands.ts';
import * as handovers from './handovers/commands.ts';
import * as invites from './invites/commands.ts';
import * as notes from './notes/commands.ts';
import * as summaries from './notes/summaryCommands.ts';
import * as templates from './noteTemplates/commands.ts';
import * as packages from './packages/commands.ts';
import * as patients from './patients/commands.ts';
import * as consents from './patients/consentCommands.ts';
import * as payments from './payments/commands.ts';
import * as parties from './payments/partyCommands.ts';
import * as transactions from './payments/transactionCommands.ts';
import * as plans from './plans/commands.ts';
import * as professional from './professional/commands.ts';
import * as receipts from './receipts/commands.ts';
import * as receita from './receitaSaude/commands.ts';
import * as recurrences from './recurrences/commands.ts';
import * as practice from './tenants/commands.ts';
import * as reminders from './reminders/commands.ts';
import * as users from './users/commands.ts';

/** Every way to change data. A new command is one line here. */
export const commandList = [
  users.updateProfile,
  users.acceptTerms,
  professional.setProfessional,
  bell.dismiss,
  bell.bringBack,
  bell.setBellKind,
  reminders.setReminders,
  plans.subscribe,
  plans.selectPlan,
  practice.requireAiConsent,
  practice.setNoteShelfRule,
  practice.setMoodFaces,
  practice.setTimeZone,
  patients.createPatient,
  patients.updatePatient,
  patients.setPatientStatus,
  patients.setLegalHold,
  reminders.setPatientReminders,
  reminders.setAnswerMails,
  patients.deletePatient,
  corrections.requestCorrection,
  corrections.answerCorrection,
  handovers.answerHandover,
  handovers.withdrawHandover,
  consents.giveConsent,
  consents.revokeConsent,
  invites.createInvite,
  invites.resendInvite,
  periods.createPeriod,
  periods.createWeeklyPeriod,
  periods.updatePeriod,
  periods.deletePeriod,
  blocks.createBlock,
  blocks.updateBlock,
  blocks.deleteBlock,
  breaks.createBreak,
  breaks.updateBreak,
  breaks.deleteBreak,
  recurrences.createRecurrence,
  recurrences.updateRecurrence,
  recurrences.deleteRecurrence,
  recurrences.deactivateRecurrence,
  recurrences.activateRecurrence,
  recurrences.resolveConflicts,
  appointments.createAppointment,
  appointments.updateAppointment,
  appointments.cancelAppointment,
  appointments.restoreAppointment,
  appointments.completeAppointment,
  appointments.setAppointmentStatus,
  appointments.withdrawAppointment,
  prices.setSessionPrices,
  notes.createNote,
  notes.updateNote,
  notes.setNoteShelf,
  notes.deleteNote,
  notes.restoreNote,
  summaries.acceptSummary,
  summaries.editSummary,
  summaries.readNoteAgain,
  templates.createTemplate,
  templates.updateTemplate,
  templates.deleteTemplate,
  packages.createPackage,
  packages.updatePackage,
  packages.setPackageCancelled,
  payments.createPayment,
  transactions.createPayments,
  payments.updatePayment,
  payments.deletePayment,
  payments.restorePayment,
  parties.correctPaymentParties,
  parties.correctPackageParties,
  documents.issueDocument,
  documents.settleDocument,
  receipts.issueReceipt,
  receipts.setInvoice,
  receita.createReceitaFile,
  receita.withdrawReceitaFile,
  receita.settleReceitaLine,
] as const;

type Registered = (typeof commandList)[number];
export type CommandName = Registered['name'];
export type CommandArgs<N extends CommandName> =
  Extract<Registered, { name: N }> extends Command<N, infer A> ? A : never;

export const commands: ReadonlyMap<string, Command> = new Map(
  commandList.map((command) => [command.name, command as Command]),
);
