import { AgendaPage } from '../../../features/agenda/AgendaPage.tsx';
import { arriving } from '../../../ui/arriving.tsx';

const Calendar = arriving(() =>
  import('../../../features/agenda/calendar/CalendarTab.tsx').then((m) => m.CalendarTab),
);

const Appointments = arriving(() =>
  import('../../../features/agenda/appointments/AppointmentsTab.tsx').then(
    (m) => m.AppointmentsTab,
  ),
);

const Recurrences = arriving(() =>
  import('../../../features/recurrences/list/RecurrencesTab.tsx').then((m) => m.RecurrencesTab),
);

const Settings = arriving(() => import('./AgendaSettings.tsx').then((m) => m.AgendaSettings));

/** The agenda, with the tabs that its own folder and other features hold. */
export const AgendaScreen = () => (
  <AgendaPage
    Calendar={Calendar}
    Appointments={Appointments}
    Recurrences={Recurrences}
    Settings={Settings}
  />
);
