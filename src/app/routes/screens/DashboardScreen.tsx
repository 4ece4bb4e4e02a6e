import { DashboardPage } from '../../../features/dashboard/DashboardPage.tsx';
import { arriving } from '../../../ui/arriving.tsx';

const LastNote = arriving(() =>
  import('../../../features/notes/recent/LastNote.tsx').then((m) => m.LastNote),
);

/** The dashboard, with the last note that another feature holds. */
export const DashboardScreen = () => <DashboardPage LastNote={LastNote} />;
