import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCommand } from '../../../client/commands/useCommand.ts';
import type { NoteRow } from '../../../data/queries/notes/results.ts';
import { isInherited, type Note } from '../../../domain/notes/note.ts';
import { EMBEDDED_READER } from '../../../domain/notes/readers.ts';
import { mayBeReadAgain } from '../../../domain/notes/summaryCommands.ts';
import { READ_AGAIN } from '../texts.ts';

/** Offers to have a note read again that an earlier version of the word list read. */
export function ReadAgain({ row, note }: { row: NoteRow; note: Note }) {
  const { run, saving } = useCommand('note.readAgain', READ_AGAIN, { saysFailure: true });
  if (!mayBeReadAgain(note) || isInherited(note) || !row.mayBeRead) return null;
  return (
    <Box sx={{ marginTop: 2, '@media print': { display: 'none' } }}>
      <Typography variant="body2">
        Lida pela versão {note.reader?.version} do leitor por palavras; a atual é a{' '}
        {EMBEDDED_READER.version}. O que está aqui fica até você pedir outra leitura.
      </Typography>
      <Button
        loading={saving}
        sx={{ marginInlineStart: -1 }}
        onClick={() => void run({ id: note.id })}
      >
        Ler de novo
      </Button>
    </Box>
  );
}
