import type { CommandEditors } from '../client/commands/commandEditor.ts';
import { arrivingDialog } from '../ui/dialogs/arrivingDialog.ts';

const patients = () => import('../features/patients/form/PatientDialog.tsx');
const consents = () => import('../pieces/consent/GiveConsentDialog.tsx');
const agenda = () => import('../features/agenda/session/RescheduleDialog.tsx');
const recurrences = () => import('../features/recurrences/RecurrenceEditors.tsx');
const newRecurrences = () => import('../features/recurrences/NewRecurrenceEditors.tsx');
const times = () => import('../features/availability/editors.ts');
const notes = () => import('../features/notes/NoteEditors.tsx');
const payments = () => import('../features/payments/editors.ts');
const templates = () => import('../features/notes/templates/TemplateDialog.tsx');

/** The form with which each refused change can be mended, or why there is none. */
export const commandEditors: Required<CommandEditors> = {
  'user.updateProfile': arrivingDialog(() =>
    import('../features/account/profile/ProfileEditor.tsx').then((m) => m.default),
  ),
  'profile.setProfessional': arrivingDialog(() =>
    import('../pieces/professional/ProfessionalDialog.tsx').then((m) => m.ProfessionalEditor),
  ),
  'user.acceptTerms': 'nothing is typed',
  'bell.dismiss': 'nothing is typed',
  'bell.bringBack': 'nothing is typed',
  'bell.setKind': 'nothing is typed',
  'reminders.set': 'nothing is typed',
  'patient.setReminders': 'nothing is typed',
  'reminders.setAnswers': 'nothing is typed',
  'patient.create': arrivingDialog(() => patients().then((m) => m.NewPatientEditor)),
  'patient.update': arrivingDialog(() => patients().then((m) => m.PatientEditor)),
  'patient.setStatus': 'nothing is typed',
  'patient.delete': 'nothing is typed',
  'patient.giveConsent': arrivingDialog(() => consents().then((m) => m.GiveConsentEditor)),
  'patient.revokeConsent': arrivingDialog(() => consents().then((m) => m.RevokeConsentEditor)),
  'correction.request': arrivingDialog(() =>
    import('../features/portal/CorrectionDialog.tsx').then((m) => m.CorrectionEditor),
  ),
  'correction.answer': arrivingDialog(() =>
    import('../features/patients/corrections/AnswerDialog.tsx').then((m) => m.AnswerEditor),
  ),
  'handover.answer': 'nothing is typed',
  'handover.withdraw': 'nothing is typed',
  'practice.requireAiConsent': 'nothing is typed',
  'practice.setNoteShelf': 'nothing is typed',
  'practice.setMoodFaces': 'nothing is typed',
  'practice.setTimeZone': 'nothing is typed',
  'appointment.create': arrivingDialog(() =>
    import('./routes/screens/NewSessionEditor.tsx').then((m) => m.NewSessionEditor),
  ),
  'appointment.update': arrivingDialog(() => agenda().then((m) => m.AppointmentEditor)),
  'appointment.cancel': arrivingDialog(() =>
    import('../features/agenda/session/CancelDialog.tsx').then((m) => m.CancelEditor),
  ),
  'appointment.restore': 'nothing is typed',
  'appointment.complete': 'nothing is typed',
  'appointment.setStatus': 'nothing is typed',
  'appointment.withdraw': 'nothing is typed',
  'note.create': arrivingDialog(() => notes().then((m) => m.NewNoteEditor)),
  'note.update': arrivingDialog(() => notes().then((m) => m.NoteEditor)),
  'note.setShelf': 'nothing is typed',
  'note.delete': arrivingDialog(() =>
    import('../features/notes/DeleteNote.tsx').then((m) => m.DeleteNoteEditor),
  ),
  'note.restore': 'nothing is typed',
  'note.acceptSummary': 'nothing is typed',
  'note.readAgain': 'nothing is typed',
  'note.editSummary': arrivingDialog(() =>
    import('../features/notes/summary/SummaryDialog.tsx').then((m) => m.SummaryEditor),
  ),
  'noteTemplate.create': arrivingDialog(() => templates().then((m) => m.NewTemplateEditor)),
  'noteTemplate.update': arrivingDialog(() => templates().then((m) => m.TemplateEditor)),
  'noteTemplate.delete': 'nothing is typed',
  'issuedDocument.create': arrivingDialog(() =>
    import('../features/documents/IssueEditor.tsx').then((m) => m.default),
  ),
  'issuedDocument.settle': 'nothing is typed',
  'receipt.issue': 'nothing is typed',
  'receipt.setInvoice': arrivingDialog(() =>
    import('../features/receipts/InvoiceDialog.tsx').then((m) => m.InvoiceEditor),
  ),
  'receitaFile.create': 'nothing is typed',
  'receitaFile.withdraw': 'nothing is typed',
  'receitaFile.settleLine': 'nothing is typed',
  'plan.subscribe': 'no screen',
  'plan.select': 'no screen',
  'patient.setLegalHold': 'nothing is typed',
  'patientInvite.create': 'nothing is typed',
  'patientInvite.resend': 'nothing is typed',
  'availabilityPeriod.create': arrivingDialog(() => times().then((m) => m.NewPeriodEditor)),
  'availabilityPeriod.createWeekly': arrivingDialog(() => times().then((m) => m.WeekEditor)),
  'availabilityPeriod.update': arrivingDialog(() => times().then((m) => m.PeriodEditor)),
  'availabilityPeriod.delete': 'nothing is typed',
  'availabilityBlock.create': arrivingDialog(() => times().then((m) => m.NewBlockEditor)),
  'availabilityBlock.update': arrivingDialog(() => times().then((m) => m.BlockEditor)),
  'availabilityBlock.delete': 'nothing is typed',
  'recurringBreak.create': arrivingDialog(() => times().then((m) => m.NewBreakEditor)),
  'recurringBreak.update': arrivingDialog(() => times().then((m) => m.BreakEditor)),
  'recurringBreak.delete': 'nothing is typed',
  'recurringAppointment.create': arrivingDialog(() =>
    newRecurrences().then((m) => m.NewRecurrenceEditor),
  ),
  'recurringAppointment.update': arrivingDialog(() =>
    recurrences().then((m) => m.RecurrenceEditor),
  ),
  'recurringAppointment.delete': 'nothing is typed',
  'recurringAppointment.deactivate': 'nothing is typed',
  'recurringAppointment.activate': arrivingDialog(() =>
    recurrences().then((m) => m.ActivationEditor),
  ),
  'recurringAppointment.resolveConflicts': arrivingDialog(() =>
    newRecurrences().then((m) => m.ResolutionEditor),
  ),
  'payment.create': arrivingDialog(() => payments().then((m) => m.NewPaymentEditor)),
  'payment.update': arrivingDialog(() => payments().then((m) => m.PaymentEditor)),
  'payment.createMany': arrivingDialog(() => payments().then((m) => m.TransferEditor)),
  'payment.delete': 'nothing is typed',
  'payment.restore': 'nothing is typed',
  'appointment.setPrices': 'nothing is typed',
  'package.create': arrivingDialog(() => payments().then((m) => m.NewPackageEditor)),
  'package.update': arrivingDialog(() => payments().then((m) => m.PackageEditor)),
  'package.setCancelled': arrivingDialog(() => payments().then((m) => m.CancelPackageEditor)),
  'payment.correctParties': arrivingDialog(() =>
    import('../features/receipts/PartiesDialog.tsx').then((m) => m.PaymentPartiesEditor),
  ),
  'package.correctParties': arrivingDialog(() =>
    import('../features/receipts/PartiesDialog.tsx').then((m) => m.PackagePartiesEditor),
  ),
};
