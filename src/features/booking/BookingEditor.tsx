import { type ComponentType, useState } from 'react';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useRepair } from '../../client/commands/useRepair.ts';
import { useZone } from '../../client/time/useZone.ts';
import { shownOf } from '../../data/queries/kit/known.ts';
import { createAppointment } from '../../domain/appointments/commands.ts';
import { rangeOf, wallClock } from '../../domain/time/zone.ts';
import { useNow } from '../../ui/useNow.ts';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { BLANK_BOOKING, bookingArgs } from './bookingForm.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { useBooking } from './useBooking.ts';

type Props = CommandEditorProps<'appointment.create'>;

interface EditorProps extends Props {
  /** The form for any time, from the feature that holds it. */
  readonly FreeForm: ComponentType<Props>;
}

/** Mends a refused new session: by the free times where it was to be one of them, otherwise by the free form. */
export function BookingEditor({ FreeForm, ...props }: EditorProps) {
  const [args, setArgs] = useState<Props['args'] | null>(null);
  const isSlot = useIsSlot(props.args);
  if (args !== null) return <FreeForm {...props} args={args} />;
  if (isSlot === undefined) return null;
  if (!isSlot) return <FreeForm {...props} />;
  return <SlotEditor {...props} onFree={setArgs} />;
}

/** Whether the asked time was one of the psychologist's, as it was when the form opened. */
function useIsSlot({ psychId, startAt, endAt }: Props['args']): boolean | undefined {
  const { role, userId } = useActor();
  const zone = useZone();
  const now = useNow();
  const [first] = useState(now);
  const answer = useLive('slots.between', {
    ...rangeOf([wallClock(startAt, zone).day], zone),
    psychologistId: role === 'psych' ? userId : (psychId ?? userId),
    now: first,
  });
  const [found, setFound] = useState<boolean>();
  if (found === undefined && answer)
    setFound(
      shownOf(answer).slots.some((slot) => slot.startAt === startAt && slot.endAt === endAt),
    );
  return found;
}

function SlotEditor({
  args,
  refusal,
  onSubmit,
  onClose,
  onFree,
}: Props & { readonly onFree: (args: Props['args']) => void }) {
  const { role } = useActor();
  const zone = useZone();
  const booking = useBooking({
    start: {
      ...BLANK_BOOKING,
      patientId: args.patientId,
      psychologistId: args.psychId ?? null,
      notes: args.notes ?? '',
    },
    isRepair: true,
    schema: createAppointment.args,
    toArgs: (form) => ({ ...args, notes: null, ...bookingArgs(args.id, role, form) }),
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  const { patientId, notes } = booking.values;
  return (
    <BookingDialog
      booking={{ ...booking, problem: null }}
      askedDay={wallClock(args.startAt, zone).day}
      choosesPatient
      submitLabel={REPAIR.submitLabel}
      severity={REPAIR.severity}
      saving={saving}
      failure={failure}
      onSubmit={async () => (await booking.submit(run)) === true}
      onFree={() => onFree({ ...args, patientId, notes: notes.trim() === '' ? null : notes })}
      onClose={onClose}
    />
  );
}
