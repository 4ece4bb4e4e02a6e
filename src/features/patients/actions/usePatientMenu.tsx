import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import PayIcon from '@mui/icons-material/PaymentsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RepeatIcon from '@mui/icons-material/Repeat';
import ToggleOffIcon from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnIcon from '@mui/icons-material/ToggleOnOutlined';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import type { PatientRow } from '../../../data/queries/people/results.ts';
import { openInviteOf } from '../../../pieces/invites/wayIn.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import type { RowAction } from '../../../ui/list/RowMenu.tsx';

/** What is asked about before it is done. */
export type PatientQuestion = 'status' | 'invite' | 'link' | 'delete';

const icon = { fontSize: 'small' } as const;

/** What can be done with a patient of the list. @param ask the same function at each drawing */
export function usePatientMenu(ask: (question: PatientQuestion, patient: PatientRow) => void) {
  const { open } = useDialogs();
  const navigate = useNavigate();
  const { role } = useActor();
  return useMemo(() => {
    const details = (patientId: string) =>
      void navigate({ to: '/app/pacientes/$patientId', params: { patientId } });
    const notes = (patientId: string) =>
      void navigate({ to: '/app/notas/$patientId', params: { patientId } });
    const schedule = ({ id }: PatientRow) => open({ dialogo: 'agendamento-rapido', alvo: id });
    const first = (patient: PatientRow): RowAction | null =>
      patient.isActive
        ? {
            label: `Agendar sessão com ${patient.name}`,
            icon: <EventIcon {...icon} />,
            act: () => schedule(patient),
          }
        : null;
    const actions = (patient: PatientRow): readonly RowAction[] => {
      const { id, isActive } = patient;
      const edit = () => open({ dialogo: 'paciente', alvo: id });
      const book = () => schedule(patient);
      const repeat = () => open({ dialogo: 'repetir', alvo: id });
      const toggle = () => ask('status', patient);
      const invite = () => ask('invite', patient);
      const link = () => ask('link', patient);
      const pay = () => open({ dialogo: 'pagamentos', alvo: id });
      const remove = () => ask('delete', patient);
      return [
        { label: 'Editar', icon: <EditIcon {...icon} />, act: edit },
        isActive
          ? { label: 'Desativar', icon: <ToggleOffIcon {...icon} />, act: toggle }
          : { label: 'Ativar', icon: <ToggleOnIcon {...icon} />, act: toggle },
        ...(isActive
          ? [
              { label: 'Agendar sessão', icon: <EventIcon {...icon} />, act: book },
              { label: 'Nova recorrência', icon: <RepeatIcon {...icon} />, act: repeat },
            ]
          : []),
        { label: 'Registrar pagamento', icon: <PayIcon {...icon} />, act: pay },
        ...(isActive && !patient.hasAccount
          ? [{ label: inviteLabel(patient), icon: <MailIcon {...icon} />, act: invite }]
          : []),
        ...(isActive && !patient.hasAccount && openInviteOf(patient)
          ? [{ label: 'Link do convite', icon: <LinkIcon {...icon} />, act: link }]
          : []),
        { label: 'Ver detalhes', icon: <PersonIcon {...icon} />, act: () => details(id) },
        ...(role === 'psych'
          ? [{ label: 'Ver notas', icon: <NotesIcon {...icon} />, act: () => notes(id) }]
          : []),
        { label: 'Excluir', icon: <DeleteIcon {...icon} />, act: remove },
      ];
    };
    const isFor = ({ repair }: PatientRow) => repair === null;
    return { isFor, first, label: ({ name }: PatientRow) => `Ações de ${name}`, actions };
  }, [open, navigate, role, ask]);
}

const inviteLabel = (patient: PatientRow): string =>
  openInviteOf(patient) ? 'Reenviar convite' : 'Enviar convite';
