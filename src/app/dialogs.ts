import { lazy } from 'react';
import type { DialogMap } from '../ui/dialogs.tsx';
import { CHANGES_DIALOG } from '../ui/toasts/useOutcomeToast.ts';

const ChangesDialog = lazy(() => import('./shell/ChangesDialog.tsx'));

/** What stands behind `?dialogo=<name>` on the psychologists' side. */
export const staffDialogs: DialogMap = {
  [CHANGES_DIALOG]: ChangesDialog,
  nota: lazy(() => import('../features/notes/NoteDialog.tsx')),
  paciente: lazy(() => import('../features/patients/PatientDialog.tsx')),
};

export const patientDialogs: DialogMap = { [CHANGES_DIALOG]: ChangesDialog };
