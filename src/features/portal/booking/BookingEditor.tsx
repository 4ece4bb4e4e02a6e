import Button from '@mui/material/Button';
import { useState } from 'react';
import * as v from 'valibot';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { useEntityForm } from '../../../client/drafts/useEntityForm.ts';
import { useRepair } from '../../../client/commands/useRepair.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { type FreeDay } from '../../../data/queries/portal/portalTimes.ts';
import { createAppointment } from '../../../domain/appointments/commands.ts';
import { instant } from '../../../domain/core/fields.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { REPAIR } from '../../../ui/forms/FormDialog.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { BookingSteps } from './BookingSteps.tsx';
import { KnownTimes } from './KnownTimes.tsx';
import { argsOf, BLANK } from './wishes.ts';

type Props = CommandEditorProps<'appointment.create'>;

const named = v.array(v.object({ startAt: instant, endAt: instant }));

/** The free times that the refusal names and that are still to come, by day. */
function useNamed({ details }: Props['refusal']): readonly FreeDay[] {
  const zone = useZone();
  const now = useNow();
  const parsed = v.safeParse(named, details?.['free']);
  const times = parsed.success ? parsed.output.filter(({ startAt }) => startAt > now) : [];
  const dayOf = ({ startAt }: { readonly startAt: string }) => wallClock(startAt, zone).day;
  return [...new Set(times.map(dayOf))].map((day) => ({
    day,
    times: times.filter((time) => dayOf(time) === day),
  }));
}

/** Mends a refused booking: what was written is there, and the times that could be had in its place. */
export default function BookingEditor(props: Props) {
  const inPlace = useNamed(props.refusal);
  const [seesAll, setSeesAll] = useState(inPlace.length === 0);
  if (seesAll)
    return (
      <KnownTimes onClose={props.onClose}>
        {(days) => <Mended {...props} days={days} onAll={null} />}
      </KnownTimes>
    );
  return <Mended {...props} days={inPlace} onAll={() => setSeesAll(true)} />;
}

function Mended(
  props: Props & { readonly days: readonly FreeDay[]; readonly onAll: (() => void) | null },
) {
  const { args, refusal, onSubmit, onClose, days, onAll } = props;
  const { id, patientId } = args;
  const form = useEntityForm({
    schema: createAppointment.args,
    start: { ...BLANK, notes: args.notes ?? '' },
    draftKey: null,
    toArgs: (values) => argsOf({ id, patientId }, values),
    refused: {},
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <BookingSteps
      form={form}
      days={days}
      submitLabel={REPAIR.submitLabel}
      severity={REPAIR.severity}
      saving={saving}
      failure={failure}
      onSubmit={async () => (await form.submit(run)) === true}
      onClose={onClose}
    >
      {onAll && <Button onClick={onAll}>Ver todos os horários</Button>}
    </BookingSteps>
  );
}
