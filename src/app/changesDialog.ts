import { arrivingDialog } from '../ui/dialogs/arrivingDialog.ts';

export const ChangesDialog = arrivingDialog(() =>
  import('./shell/ChangesDialog.tsx').then((m) => m.default),
);
