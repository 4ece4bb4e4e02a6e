import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SHELF_SENTENCES } from '../../../pieces/notes/shelves.ts';
import type { NoteEditor } from './useNoteEditor.ts';

/** Where the note stands, beside its text; the switch puts it elsewhere. */
export function NoteShelf({ editor: { shelf, putOn } }: { editor: NoteEditor }) {
  const says = useId();
  if (shelf === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: -1 }}>
      <Switch
        size="small"
        checked={shelf === 'record'}
        onChange={(_event, isRecord) => putOn(isRecord ? 'record' : 'private')}
        slotProps={{ input: { 'aria-label': 'Nota no prontuário', 'aria-describedby': says } }}
      />
      <Typography id={says} variant="body2" sx={{ color: 'text.secondary' }}>
        {SHELF_SENTENCES[shelf]}
      </Typography>
    </Box>
  );
}
