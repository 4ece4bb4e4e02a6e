import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { FutureSession } from '../../../data/queries/agenda/results.ts';
import { reminderLink } from '../../../domain/patients/whatsapp.ts';
import { noteAction } from '../../../pieces/notes/noteAction.ts';
import { COMPLETED, NO_SHOW } from '../../../pieces/sessions/outcomes.ts';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';
import { actionsOf, type SessionAction } from './sessionActions.ts';

export interface OfferedAction {
  readonly name: SessionAction;
  readonly label: string;
  /** Where the action is an address outside of the product. */
  readonly href?: string;
  readonly act: () => void;
}

const SAYS_FAILURE = { saysFailure: true };

/** What a session offers at this minute, in words, and what each does. @param onCancel asks first; stable */
export function useSessionActions(onCancel: (row: FutureSession) => void) {
  const { open } = useDialogs();
  const { role } = useActor();
  const now = useNow();
  const zone = useZone();
  const navigate = useNavigate();
  const toast = useToast();
  const { run: complete } = useCommand('appointment.complete', COMPLETED, SAYS_FAILURE);
  const { run: miss } = useCommand('appointment.setStatus', NO_SHOW, SAYS_FAILURE);
  return useCallback(
    (row: FutureSession): readonly OfferedAction[] => {
      const { id, patientId } = row;
      const say: Readonly<Record<SessionAction, () => Omit<OfferedAction, 'name'>>> = {
        enter: () => ({
          label: 'Acessar sessão',
          act: () =>
            void navigate({
              to: '/app/sessoes/$appointmentId',
              params: { appointmentId: id },
              search: {},
            }),
        }),
        note: () => ({
          label: noteAction(row.note),
          act: () => open({ dialogo: 'nota', alvo: id }),
        }),
        move: () => ({ label: 'Remarcar', act: () => open({ dialogo: 'remarcar', alvo: id }) }),
        remind: () => {
          const label = 'Lembrar por WhatsApp';
          const href = reminderLink(row, zone);
          if (href) return { label, href, act: () => undefined };
          return {
            label,
            act: () =>
              toast({
                message: `${sessionName(row)} não tem um telefone com DDD no cadastro.`,
                tone: 'info',
                ...(patientId !== null && {
                  action: {
                    label: 'Cadastrar',
                    onClick: () => open({ dialogo: 'paciente', alvo: patientId }),
                  },
                }),
              }),
          };
        },
        complete: () => ({ label: 'Marcar como concluído', act: () => void complete({ id }) }),
        miss: () => ({
          label: 'Não compareceu',
          act: () => void miss({ id, status: 'no_show' }),
        }),
        cancel: () => ({ label: 'Cancelar sessão', act: () => onCancel(row) }),
      };
      return actionsOf(row, role, now).map((name) => ({ name, ...say[name]() }));
    },
    [open, role, now, zone, navigate, toast, complete, miss, onCancel],
  );
}
