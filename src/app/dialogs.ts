import { lazy } from 'react';
import type { DialogMap } from '../ui/dialogs.tsx';

/** What stands behind `?dialogo=<name>` on the psychologists' side. */
export const staffDialogs: DialogMap = {
  nota: lazy(() => import('../features/notes/NoteDialog.tsx')),
  paciente: lazy(() => import('../features/patients/PatientDialog.tsx')),
};
