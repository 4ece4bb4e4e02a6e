import { lazy } from 'react';
import type { DialogMap } from '../ui/dialogs.tsx';
import { CHANGES_DIALOG } from '../ui/toasts/useOutcomeToast.ts';

const ChangesDialog = lazy(() => import('./shell/ChangesDialog.tsx'));
const NewAppointmentDialog = lazy(() => import('../features/agenda/NewAppointmentDialog.tsx'));
const QuickAppointmentDialog = lazy(async () => {
  const { QuickAppointmentDialog: quick } =
    await import('../features/agenda/NewAppointmentDialog.tsx');
  return { default: quick };
});

/** What stands behind `?dialogo=<name>` on the psychologists' side. */
export const staffDialogs: DialogMap = {
  [CHANGES_DIALOG]: ChangesDialog,
  agendar: NewAppointmentDialog,
  nota: lazy(() => import('../features/notes/NoteDialog.tsx')),
  paciente: lazy(() => import('../features/patients/PatientDialog.tsx')),
  remarcar: lazy(() => import('../features/agenda/RescheduleDialog.tsx')),
  sessao: lazy(() => import('../features/agenda/DetailsDialog.tsx')),
  'sessao-agora': QuickAppointmentDialog,
};

export const patientDialogs: DialogMap = { [CHANGES_DIALOG]: ChangesDialog };
