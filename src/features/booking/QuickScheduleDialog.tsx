import { CatchBoundary } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { newId } from '../../client/newId.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { restored } from '../../client/drafts/useFormDraft.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useNewDraftKey } from '../../client/drafts/useNewDraftKey.ts';
import { useZone } from '../../client/time/useZone.ts';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import { createAppointment } from '../../domain/appointments/commands.ts';
import { instantOf, wallClock } from '../../domain/time/zone.ts';
import { BOOKED } from '../../pieces/sessions/booked.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { type DialogProps, useDialogs } from '../../ui/dialogs.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { BLANK_BOOKING, bookingArgs, type BookingForm } from './bookingForm.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { LOAD_ERROR, TITLE, UNIDENTIFIED } from './texts.ts';
import { useBooking } from './useBooking.ts';

/** A session at one of the psychologist's free times: for the patient whom the address names, or for one to be chosen. */
export default function QuickScheduleDialog({ target, at, draft = null, onClose }: DialogProps) {
  const details = useLive('patients.byId', { id: target ?? '' });
  const zone = useZone();
  if (target !== null && details === undefined) return null;
  if (target !== null && (details === null || details === UNKNOWN))
    return (
      <AppDialog open title={TITLE} onClose={onClose}>
        {details === UNKNOWN ? (
          <Arriving what="Este paciente ainda não chegou a este aparelho." />
        ) : (
          <ErrorState {...UNIDENTIFIED} actionLabel="Fechar" onAction={onClose} />
        )}
      </AppDialog>
    );
  return (
    <CatchBoundary
      getResetKey={() => target ?? ''}
      errorComponent={({ reset }) => (
        <AppDialog open title={TITLE} onClose={onClose}>
          <ErrorState
            title={LOAD_ERROR}
            text="Seus dados continuam guardados neste aparelho."
            onAction={reset}
          />
        </AppDialog>
      )}
    >
      <OpenDraft target={target} askedDay={dayOf(at, zone)} draft={draft} onClose={onClose} />
    </CatchBoundary>
  );
}

/** The day that the address names; `''` where it names none that can be read. */
function dayOf(at: string | null, zone: string): string | null {
  if (at === null) return null;
  return Number.isNaN(Date.parse(at)) ? '' : wallClock(at, zone).day;
}

interface NewProps {
  readonly target: string | null;
  readonly askedDay: string | null;
  readonly onClose: () => void;
}

const isForAnother = (draft: BookingForm, patientId: string | null): boolean =>
  Boolean(patientId && draft.patientId && draft.patientId !== patientId);

function OpenDraft({ draft, ...props }: NewProps & { readonly draft: string | null }) {
  const draftKey = useNewDraftKey(
    'appointment:new',
    draft,
    (value) => !isForAnother(restored(value, BLANK_BOOKING), props.target),
  );
  return draftKey === undefined ? null : <NewBooking {...props} draftKey={draftKey} />;
}

const NINE = 9 * 60;

function NewBooking({ target, askedDay, draftKey, onClose }: NewProps & { draftKey: string }) {
  const { role } = useActor();
  const zone = useZone();
  const { open } = useDialogs();
  const [id] = useState(newId);
  const given = target === null ? {} : { patientId: target };
  const [start] = useState<BookingForm>({ ...BLANK_BOOKING, ...given });
  const booking = useBooking({
    start,
    draftKey,
    adopt: (draft) => ({ ...draft, ...given }),
    schema: createAppointment.args,
    toArgs: (form) => bookingArgs(id, role, form),
  });
  const { run, saving, failure } = useCommand('appointment.create', BOOKED);
  const { patientId } = booking.values;
  return (
    <BookingDialog
      booking={booking}
      askedDay={askedDay}
      choosesPatient={target === null}
      submitLabel="Agendar"
      saving={saving}
      failure={failure}
      failureTitle="Erro ao agendar"
      onSubmit={async () => {
        const sent = await booking.submit(run);
        if (sent) onClose();
        return sent !== null;
      }}
      onFree={(day) =>
        open({
          dialogo: 'agendar',
          ...(patientId && { alvo: patientId }),
          ...(day && { quando: instantOf({ day, minutes: NINE }, zone) }),
        })
      }
      onClose={onClose}
    />
  );
}
