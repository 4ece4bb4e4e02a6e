import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLive } from '../../../client/useLive.ts';
import { useNote } from '../../../client/useNote.ts';
import { useRecordRead } from '../../../client/useRecordRead.ts';
import { useZone } from '../../../client/useZone.ts';
import { isWhole, recordOf, shownOf } from '../../../data/queries/known.ts';
import type { AppointmentRow, NoteBody } from '../../../data/queries/results.ts';
import { notePreview } from '../../../domain/notes/note.ts';
import { shownSummary } from '../../../domain/notes/summary.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { summaryWords } from '../summary/html.ts';
import { SUMMARY_MARKS } from '../summary/texts.ts';
import { lastWithNote } from './lastWithNote.ts';

export interface LastNoteProps {
  readonly session: AppointmentRow;
  readonly patientId: string;
  /** Where others may look on: without the note's own words. */
  readonly summaryOnly?: boolean;
}

/** What the patient's last note before a session begins with, and what its summary says. */
export function LastNote({ session, patientId, summaryOnly = false }: LastNoteProps) {
  const sessions = useLive('appointments.ofPatient', { patientId });
  const [last] = sessions ? lastWithNote(shownOf(sessions), session, 1) : [];
  useRecordRead(last ? patientId : null, 'notes');
  if (sessions === undefined) return null;
  if (last) return <Note session={last} summaryOnly={summaryOnly} />;
  return isWhole(sessions)
    ? 'Nenhuma nota antes desta sessão.'
    : 'As notas deste paciente ainda não chegaram todas.';
}

function Note({ session, summaryOnly }: { session: AppointmentRow; summaryOnly: boolean }) {
  const zone = useZone();
  const { open } = useDialogs();
  const head = recordOf(useLive('notes.ofAppointment', { appointmentId: session.id }));
  const body = useNote(head?.id ?? null, head?.revision);
  return (
    <>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDate(session.startAt, zone)}
      </Typography>
      {body && <Words body={body} summaryOnly={summaryOnly} />}
      {head && (
        <Button
          size="small"
          sx={{ display: 'block', marginInlineStart: -0.5 }}
          onClick={() => open({ dialogo: 'ler-nota', alvo: head.id })}
        >
          Ler nota
        </Button>
      )}
    </>
  );
}

const BEGINNING = 280;

function Words({ body: { note }, summaryOnly }: { body: NoteBody; summaryOnly: boolean }) {
  const shown = shownSummary(note);
  if (summaryOnly && !shown)
    return <Typography variant="body2">Esta nota ainda não tem resumo.</Typography>;
  return (
    <>
      {!summaryOnly && <Typography>{notePreview(note.plaintext, BEGINNING)}</Typography>}
      {shown && (
        <Typography variant="body2" component="p" sx={{ marginTop: 1, color: 'text.secondary' }}>
          <StatusBadge tone={shown.kind === 'draft' ? 'secondary' : 'neutral'}>
            {SUMMARY_MARKS[shown.kind]}
          </StatusBadge>{' '}
          {notePreview(shown.kind === 'edited' ? shown.text : summaryWords(shown.text), BEGINNING)}
        </Typography>
      )}
    </>
  );
}
