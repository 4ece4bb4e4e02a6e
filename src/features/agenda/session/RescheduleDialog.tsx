import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { updateAppointment } from '../../../domain/appointments/commands.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { formatDate, formatSpan } from '../../../domain/time/format.ts';
import {
  editorOf,
  MendedDialog,
  type Opened,
  SendingDialog,
} from '../../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import { sessionName } from '../../../pieces/sessions/words.ts';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { formOfSession } from '../booking/formOfSession.ts';
import { SessionFields, whileTaken } from '../booking/SessionFields.tsx';
import { MOVED } from '../texts.ts';
import { useMove } from './useMove.ts';
import { useSessionForm } from '../booking/useSessionForm.ts';

type Command = 'appointment.update';

/** Moves a session to another time. */
export default function RescheduleDialog({ target, onClose }: DialogProps) {
  return <OverSession id={target ?? ''} onClose={onClose} />;
}

/** Mends a refused move or association: what was wanted, over the session as it is now. */
export const AppointmentEditor = editorOf<'appointment.update'>(OverSession);

function OverSession({ id, refused, onClose }: { readonly id: string } & Opened<Command>) {
  return (
    <OverRecord
      known={useLive('appointments.byId', { id })}
      title="Remarcar"
      missing="Agendamento não encontrado. Pode ter sido removido ou cancelado."
      arriving="Esta sessão ainda não chegou a este aparelho."
      onClose={onClose}
    >
      {({ row }) =>
        refused ? <Mend row={row} refused={refused} /> : <Move before={row} onClose={onClose} />
      }
    </OverRecord>
  );
}

/** @param props.before where it was, also once the move is seen */
function Move({
  before,
  onClose,
}: {
  readonly before: AppointmentRow;
  readonly onClose: () => void;
}) {
  const zone = useZone();
  const { id } = before;
  const form = useSessionForm({
    start: formOfSession(before, zone),
    ownId: id,
    isNew: false,
    schema: updateAppointment.args,
    toArgs: (_form, span) => ({ id, ...span }),
  });
  const { move, ...moving } = useMove();
  return (
    <SendingDialog
      command={updateAppointment}
      words={MOVED}
      send={{ ...moving, run: (args, options) => move(before, args, options) }}
      title="Remarcar"
      closeLabel="Voltar"
      submitLabel={form.collision && !form.isTaken ? 'Guardar e conferir depois' : 'Remarcar'}
      form={form}
      {...whileTaken(form)}
      onClose={onClose}
    >
      <SessionFields
        form={form}
        parts="time"
        about={`${sessionName(before)} · marcada para ${formatDate(before.startAt, zone)}, ${formatSpan(before, zone)}`}
      />
    </SendingDialog>
  );
}

function Mend(props: {
  readonly row: AppointmentRow;
  readonly refused: CommandEditorProps<Command>;
}) {
  const { row, refused } = props;
  const { args } = refused;
  const zone = useZone();
  const { startAt = row.startAt, endAt = row.endAt, patientId = row.patientId } = args;
  const isMove = args.startAt !== undefined;
  const form = useSessionForm({
    start: formOfSession({ ...row, startAt, endAt, patientId }, zone),
    ownId: args.id,
    isNew: false,
    isRepair: true,
    schema: updateAppointment.args,
    toArgs: (values, span) => ({
      ...args,
      ...(isMove && span),
      ...(args.patientId && { patientId: values.patientId ?? undefined }),
    }),
  });
  return (
    <MendedDialog
      refused={refused}
      title={isMove ? 'Remarcar' : 'Associar paciente'}
      form={form}
      {...whileTaken(form)}
    >
      <SessionFields form={form} parts={isMove ? 'time' : 'patient'} />
    </MendedDialog>
  );
}
