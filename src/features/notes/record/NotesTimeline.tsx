import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { useNote } from '../../../client/live/useNote.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { canHaveNote } from '../../../domain/notes/allowed.ts';
import { shelfOf } from '../../../domain/notes/shelf.ts';
import { ShelfBadge } from '../../../pieces/notes/ShelfBadge.tsx';
import { SessionStatus } from '../../../pieces/sessions/SessionStatus.tsx';
import { sessionLine } from '../../../pieces/sessions/words.ts';
import { sessionKey } from '../../../pieces/sessions/columns.tsx';
import { EntryList } from '../../../ui/list/EntryList.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { InheritedNotes } from './InheritedNotes.tsx';
import { RiskLine } from '../passages/RiskPassages.tsx';
import { NoteTimes } from '../NoteTimes.tsx';
import { isWhole, recordOf, shownOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import { noteAction } from '../../../pieces/notes/noteAction.ts';
import { NOTE_ARRIVING } from '../texts.ts';

const Entry = styled('article')(
  memoTheme(({ theme }) => ({
    paddingBlock: theme.spacing(2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
    '& h2': { ...theme.typography.subtitle2, margin: 0 },
    '& p': {
      maxWidth: '75ch',
      margin: theme.spacing(1, 0, 0),
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& p.none': { color: theme.vars.palette.text.secondary },
    '& footer': { marginTop: theme.spacing(0.5), marginInlineStart: theme.spacing(-2) },
  })),
);

/**
 * A patient's sessions that happened, newest first, each with its note. The texts are read from disk as they come into
 * sight.
 */
export function NotesTimeline(props: {
  patientId: string;
  /** Leaves out the sessions that have no note. */
  onlyWithNote?: boolean;
  /** Leaves out the session that is open beside. */
  exceptId?: string;
}) {
  const now = useNow();
  const sessions = useLive('appointments.ofPatient', { patientId: props.patientId });
  const inherited = useLive('patients.inherited', { patientId: props.patientId });
  const hasInherited = inherited !== undefined && shownOf(inherited).length > 0;
  const hasOwn = sessions !== undefined && shownOf(sessions).some(hasNote);
  useRecordRead(hasOwn || hasInherited ? props.patientId : null, 'notes');
  if (sessions === undefined) return null;
  const isAll = isWhole(sessions) && sessions.whole.every(({ note }) => note !== UNKNOWN);
  const shown = shownOf(sessions).filter(
    (session) =>
      session.id !== props.exceptId &&
      (hasNote(session) ||
        (!props.onlyWithNote && (session.startAt <= now || session.status !== 'scheduled'))),
  );
  return (
    <>
      {(shown.length > 0 || !hasInherited) && (
        <Paper variant="outlined" sx={{ paddingInline: 2 }}>
          <EntryList
            label={props.onlyWithNote ? 'Notas' : 'Sessões anteriores'}
            rows={shown}
            keyOf={sessionKey}
            likely={180}
            isAll={isAll}
            arriving={ARRIVING}
            empty={<None title={props.onlyWithNote ? NO_NOTES : NO_SESSIONS} />}
            entry={(session) => <SessionEntry session={session} now={now} />}
          />
        </Paper>
      )}
      {hasInherited && <InheritedNotes patientId={props.patientId} />}
    </>
  );
}

const NO_NOTES = 'Ainda não há notas deste paciente.';
const NO_SESSIONS = 'Ainda não há sessões anteriores.';

const None = ({ title }: { title: string }) => (
  <EmptyState
    title={title}
    text="As notas são escritas a partir da sessão, na agenda."
    action={
      <Button component={Link} to="/app/agenda">
        Abrir a agenda
      </Button>
    }
  />
);

const ARRIVING = 'As sessões e notas deste paciente ainda não chegaram todas.';

const hasNote = ({ note }: AppointmentRow): boolean => note !== null && note !== UNKNOWN;

const SessionEntry = memo(function SessionEntry({
  session,
  now,
}: {
  session: AppointmentRow;
  now: string;
}) {
  const zone = useZone();
  const { open } = useDialogs();
  const editable = session.note !== null || canHaveNote(session, now);
  return (
    <Entry>
      <header>
        <h2>{sessionLine(session, zone)}</h2>
        <SessionStatus session={session} />
      </header>
      {session.note === null ? <p className="none">Sem nota.</p> : <NoteOf session={session} />}
      {editable && (
        <footer>
          <Button onClick={() => open({ dialogo: 'nota', alvo: session.id })}>
            {noteAction(session.note)}
          </Button>
        </footer>
      )}
    </Entry>
  );
});

function NoteOf({ session }: { session: AppointmentRow }) {
  const known = useLive('notes.ofAppointment', { appointmentId: session.id });
  const head = recordOf(known);
  const body = useNote(head?.id ?? null, head?.revision);
  if (known === UNKNOWN) return <p className="none">{NOTE_ARRIVING}</p>;
  if (!body) return <p className="none">…</p>;
  return (
    <>
      {body.note.conflicts.length > 0 && (
        <p>
          <StatusBadge tone="secondary">
            Dois textos guardados: escolha um em “Editar nota”
          </StatusBadge>
        </p>
      )}
      <ShelfBadge shelf={shelfOf(body.note)} />
      <NoteTimes note={body.note} />
      <RiskLine note={body.note} />
      <p>{body.note.plaintext}</p>
    </>
  );
}
