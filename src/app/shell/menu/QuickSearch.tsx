import { useNavigate } from '@tanstack/react-router';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { SearchDialog } from '../../../features/search/SearchDialog.tsx';
import { type DialogAddress, type DialogProps, useDialogs } from '../../../ui/dialogs.tsx';
import { staffMenu } from './staffMenu.ts';

/** The search with the screens and the actions of the staff's side. */
export function QuickSearch({ onClose }: DialogProps) {
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { role } = useActor();
  // In the search's own place, so that the way back does not open it again.
  const go = (to: string) => void navigate({ to, replace: true });
  const dialog = (label: string, about: string, address: DialogAddress) => ({
    id: address.dialogo,
    label,
    about,
    act: () => open(address),
  });
  const actions = [
    dialog('Nova sessão', 'Agendar uma sessão', { dialogo: 'agendar' }),
    dialog('Sessão agora', 'Começar sem agendar antes', { dialogo: 'sessao-agora' }),
    ...(role === 'psych'
      ? [dialog('Novo paciente', 'Cadastrar um paciente', { dialogo: 'paciente' })]
      : []),
    {
      id: 'pagamentos',
      label: 'Registrar pagamento',
      about: 'Escolher entre as sessões em aberto',
      act: () => go('/app/financeiro'),
    },
  ];
  const screens = staffMenu.map(({ to, label, about }) => ({
    id: to,
    label,
    about,
    act: () => go(to),
  }));
  return <SearchDialog screens={screens} actions={actions} onClose={onClose} />;
}
