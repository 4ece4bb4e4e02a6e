import { type ComponentType, Suspense } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import type { Role } from '../../../domain/users/role.ts';
import { arriving } from '../../../ui/arriving.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SectionTabs } from '../../../ui/page/SectionTabs.tsx';

interface Tab {
  /** As it stands in the address. */
  readonly name: string;
  readonly label: string;
  readonly Slot: ComponentType;
  /** The only one who has it; all of the staff unless told. */
  readonly role?: Role;
}

const Agenda = arriving(() => import('./AgendaSettings.tsx').then((m) => m.AgendaSettings));
const Notifications = arriving(() =>
  import('../../../features/reminders/NotificationsPanel.tsx').then((m) => m.NotificationsPanel),
);
const Profile = arriving(() => import('./ProfileSettings.tsx').then((m) => m.ProfileSettings));
const Security = arriving(() => import('./SecuritySettings.tsx').then((m) => m.SecuritySettings));

const Calendar = arriving(() =>
  import('../../../features/calendar/CalendarTab.tsx').then((m) => m.CalendarTab),
);

const Data = arriving(() => import('./DataSettings.tsx').then((m) => m.DataSettings));

const Clinic = arriving(() =>
  import('../../../features/clinic/ClinicTab.tsx').then((m) => m.ClinicTab),
);

const Records = arriving(() => import('./RecordsSettings.tsx').then((m) => m.RecordsSettings));

/** What each feature adds to the settings, in their order: Agenda, Google Calendar, Notificações, Perfil, Segurança, Dados, Clínica, Prontuários. */
const TABS: readonly Tab[] = [
  { name: 'agenda', label: 'Agenda', Slot: Agenda },
  { name: 'google', label: 'Google Calendar', Slot: Calendar },
  { name: 'notificacoes', label: 'Notificações', Slot: Notifications },
  { name: 'perfil', label: 'Perfil', Slot: Profile },
  { name: 'seguranca', label: 'Segurança', Slot: Security },
  { name: 'dados', label: 'Dados', Slot: Data },
  { name: 'clinica', label: 'Clínica', Slot: Clinic, role: 'administrator' },
  { name: 'leituras', label: 'Prontuários', Slot: Records },
];

/** /app/configuracoes */
export function SettingsScreen() {
  const { role: own } = useActor();
  const tabs = TABS.filter(({ role = own }) => role === own);
  const sections = tabs.map(({ Slot, ...tab }) => {
    const content = (
      <Suspense fallback={null}>
        <Slot />
      </Suspense>
    );
    return { ...tab, content };
  });
  return (
    <>
      <PageHeader title="Configurações" />
      <SectionTabs label="Configurações" sections={sections} />
    </>
  );
}
