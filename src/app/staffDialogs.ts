import { arrivingDialog } from '../ui/dialogs/arrivingDialog.ts';
import { CHANGES_DIALOG, type DialogMap } from '../ui/dialogs.tsx';
import { ChangesDialog } from './changesDialog.ts';

const NewAppointmentDialog = arrivingDialog(() =>
  import('../features/agenda/booking/NewAppointmentDialog.tsx').then((m) => m.default),
);
const QuickAppointmentDialog = arrivingDialog(() =>
  import('../features/agenda/booking/NewAppointmentDialog.tsx').then(
    (m) => m.QuickAppointmentDialog,
  ),
);

const payments = () => import('../features/payments/dialogs.ts');
const times = () => import('../features/availability/dialogs.ts');

/** What stands behind `?dialogo=<name>` on the psychologists' side. */
export const staffDialogs: DialogMap = {
  [CHANGES_DIALOG]: ChangesDialog,
  bloqueio: arrivingDialog(() => times().then((m) => m.BlockDialog)),
  pausa: arrivingDialog(() => times().then((m) => m.BreakDialog)),
  periodo: arrivingDialog(() => times().then((m) => m.PeriodDialog)),
  semana: arrivingDialog(() => times().then((m) => m.WeekDialog)),
  busca: arrivingDialog(() => import('./shell/menu/QuickSearch.tsx').then((m) => m.QuickSearch)),
  agendar: NewAppointmentDialog,
  'agendamento-rapido': arrivingDialog(() =>
    import('../features/booking/QuickScheduleDialog.tsx').then((m) => m.default),
  ),
  'dados-profissionais': arrivingDialog(() =>
    import('../pieces/professional/ProfessionalDialog.tsx').then((m) => m.default),
  ),
  correcao: arrivingDialog(() =>
    import('../features/patients/corrections/AnswerDialog.tsx').then((m) => m.default),
  ),
  passagem: arrivingDialog(() =>
    import('../features/clinic/handovers/AnswerDialog.tsx').then((m) => m.default),
  ),
  declaracao: arrivingDialog(() =>
    import('../features/documents/DeclarationDialog.tsx').then((m) => m.default),
  ),
  prontuario: arrivingDialog(() =>
    import('../features/documents/RecordDialog.tsx').then((m) => m.default),
  ),
  'ler-nota': arrivingDialog(() =>
    import('../features/notes/viewer/NoteViewer.tsx').then((m) => m.default),
  ),
  modelo: arrivingDialog(() =>
    import('../features/notes/templates/TemplateDialog.tsx').then((m) => m.default),
  ),
  nota: arrivingDialog(() => import('./routes/screens/NoteScreen.tsx').then((m) => m.NoteScreen)),
  'nota-clinica': arrivingDialog(() =>
    import('./routes/screens/NoteScreen.tsx').then((m) => m.ClinicalNoteScreen),
  ),
  paciente: arrivingDialog(() =>
    import('../features/patients/form/PatientDialog.tsx').then((m) => m.default),
  ),
  pagamento: arrivingDialog(() => payments().then((m) => m.PaymentDialog)),
  'editar-pagamento': arrivingDialog(() => payments().then((m) => m.EditPaymentDialog)),
  pagamentos: arrivingDialog(() => payments().then((m) => m.TransferDialog)),
  pacote: arrivingDialog(() => payments().then((m) => m.NewPackageDialog)),
  'editar-pacote': arrivingDialog(() => payments().then((m) => m.EditPackageDialog)),
  recorrencia: arrivingDialog(() =>
    import('../features/recurrences/RecurrenceDialog.tsx').then((m) => m.default),
  ),
  repetir: arrivingDialog(() =>
    import('../features/recurrences/NewRecurrenceDialog.tsx').then((m) => m.default),
  ),
  remarcar: arrivingDialog(() =>
    import('../features/agenda/session/RescheduleDialog.tsx').then((m) => m.default),
  ),
  sessao: arrivingDialog(() =>
    import('../features/agenda/session/DetailsDialog.tsx').then((m) => m.default),
  ),
  'sessao-agora': QuickAppointmentDialog,
  versoes: arrivingDialog(() =>
    import('../features/custody/VersionsDialog.tsx').then((m) => m.default),
  ),
};
