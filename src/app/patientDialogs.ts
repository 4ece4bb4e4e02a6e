import { arrivingDialog } from '../ui/dialogs/arrivingDialog.ts';
import { CHANGES_DIALOG, type DialogMap } from '../ui/dialogs.tsx';
import { ChangesDialog } from './changesDialog.ts';

/** What stands behind `?dialogo=<name>` on the patients' side. */
export const patientDialogs: DialogMap = {
  [CHANGES_DIALOG]: ChangesDialog,
  agendar: arrivingDialog(() =>
    import('../features/portal/booking/BookingDialog.tsx').then((m) => m.default),
  ),
  aparelho: arrivingDialog(() =>
    import('./routes/screens/DataSettings.tsx').then((m) => m.DataDialog),
  ),
  configuracoes: arrivingDialog(() =>
    import('./routes/screens/PatientSettings.tsx').then((m) => m.PatientSettings),
  ),
  'meus-dados': arrivingDialog(() =>
    import('../features/portal/MyDataDialog.tsx').then((m) => m.default),
  ),
  sessao: arrivingDialog(() =>
    import('../features/portal/DetailsDialog.tsx').then((m) => m.default),
  ),
};
