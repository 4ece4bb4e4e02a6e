import { arrivingDialog } from '../ui/dialogs/arrivingDialog.ts';

export const ChangesDialog = arrivingDialog(() =>
  import('./shell/notices/ChangesDialog.tsx').then((m) => m.default),
);
