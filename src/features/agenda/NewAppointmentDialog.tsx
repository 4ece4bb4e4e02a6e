import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { messageOf } from '../../client/errors.ts';
import { newId } from '../../client/newId.ts';
import { useDispatch } from '../../client/useDispatch.ts';
import { useZone } from '../../client/useZone.ts';
import { formatMinutes } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.ts';
import { AppointmentFields } from './AppointmentFields.tsx';
import { type AppointmentForm, BLANK_APPOINTMENT, nextQuarter } from './appointmentForm.ts';
import { BOOKED } from './texts.ts';
import { APPOINTMENT_DRAFT, useAppointmentDraft } from './useAppointmentDraft.ts';
import { useAppointmentForm } from './useAppointmentForm.ts';

/** A new session: for the patient, or at the time, that the address names. */
export default function NewAppointmentDialog({ target, at, onClose }: DialogProps) {
  const zone = useZone();
  const [given] = useState(() => givenBy(target, at, zone));
  return <Dialog given={given} quick={false} onClose={onClose} />;
}

/** A session that starts now and lasts 50 minutes. */
export function QuickAppointmentDialog({ target, onClose }: DialogProps) {
  const [given] = useState(() => ({ patientId: target }));
  return <Dialog given={given} quick onClose={onClose} />;
}

function givenBy(
  patientId: string | null,
  at: string | null,
  zone: string,
): Partial<AppointmentForm> {
  const valid = at !== null && !Number.isNaN(Date.parse(at));
  const { day, minutes } = wallClock(valid ? at : new Date().toISOString(), zone);
  return {
    day,
    start: formatMinutes(valid ? minutes : nextQuarter(minutes)),
    ...(patientId ? { patientId } : {}),
  };
}

function Dialog(props: { given: Partial<AppointmentForm>; quick: boolean; onClose: () => void }) {
  const { quick, onClose } = props;
  const draft = useAppointmentDraft(props.given);
  const form = draft.form ?? BLANK_APPOINTMENT;
  const judged = useAppointmentForm({ form, ownId: null, isNew: true, startsNow: quick });
  const { submit, failure, saving } = useBooking(form, judged, quick, draft.flush, onClose);
  if (draft.form === null) return null;
  return (
    <FormDialog
      title={quick ? 'Sessão agora' : 'Nova sessão'}
      submitLabel={judged.collision ? 'Agendar mesmo assim' : quick ? 'Iniciar sessão' : 'Agendar'}
      saving={saving}
      failure={failure === null ? null : { message: failure }}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <AppointmentFields
        form={{ ...form, psychologistId: judged.psychologistId }}
        errors={judged.errors}
        onChange={(changes) => {
          draft.change(changes);
          judged.clear(changes);
        }}
        earliest={judged.earliest}
        needsPsychologist={judged.needsPsychologist}
        collision={judged.collision}
        parts={quick ? 'quick' : 'all'}
      />
    </FormDialog>
  );
}

function useBooking(
  form: AppointmentForm,
  judged: ReturnType<typeof useAppointmentForm>,
  quick: boolean,
  flush: () => Promise<void>,
  onClose: () => void,
) {
  const { send, saving } = useDispatch();
  const { role } = useActor();
  const tell = useOutcomeToast();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    setFailure(null);
    const span = judged.check();
    const { patientId, notes } = form;
    if (!span || patientId === null) return;
    const { psychologistId } = judged;
    const psych = role === 'administrator' && psychologistId ? { psychId: psychologistId } : {};
    const args = { id: newId(), patientId, ...span, ...psych, ...(notes.trim() ? { notes } : {}) };
    try {
      await flush().catch(() => undefined);
      const sent = await send('appointment.create', args, { clearsDraft: APPOINTMENT_DRAFT });
      void tell(sent, BOOKED);
      if (quick && role === 'psych')
        void navigate({
          to: '/app/sessoes/$appointmentId',
          params: { appointmentId: args.id },
          search: {},
          replace: true,
        });
      else onClose();
    } catch (error) {
      setFailure(messageOf(error, 'Erro ao agendar'));
    }
  };
  return { submit, failure, saving };
}
