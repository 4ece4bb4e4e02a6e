import Typography from '@mui/material/Typography';
import { useZone } from '../../client/time/useZone.ts';
import type { Note } from '../../domain/notes/note.ts';
import { delaysOf } from '../../domain/notes/times.ts';
import { formatMoment } from '../../domain/time/format.ts';

const WORDS = { written: 'Escrita', changed: 'Alterada' } as const;

/** Both times of a note that the server received long after its own: the person's, and the server's. */
export function NoteTimes({ note }: { note: Note }) {
  const zone = useZone();
  return delaysOf(note).map(({ kind, at, receivedAt }) => (
    <Typography key={kind} variant="body2" sx={{ color: 'text.secondary' }}>
      {WORDS[kind]} em {formatMoment(at, zone)} · recebida em {formatMoment(receivedAt, zone)}
    </Typography>
  ));
}
