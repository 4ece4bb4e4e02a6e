import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import type { ReviewedSummary } from '../../../domain/notes/summary.ts';
import { summaryLines } from './html.ts';
import { SummaryDialog } from './SummaryDialog.tsx';
import { ACCEPTED } from './texts.ts';

/** Accepts a draft, or writes something else in its place. */
export function ReviewActions(props: {
  readonly noteId: string;
  /** A program's, which nobody has accepted yet. */
  readonly draft: string | null;
  readonly standing: ReviewedSummary | null;
  /** It takes the place of one that stands. */
  readonly isInstead?: boolean;
}) {
  const { noteId: id, draft, standing, isInstead = false } = props;
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { run, saving } = useCommand('note.acceptSummary', ACCEPTED, { saysFailure: true });
  const accept = async (summary: string) => {
    // The button goes with the draft, and the focus must not.
    if (await run({ id, summary })) edit.current?.focus();
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
      {draft !== null && (
        <Button variant="outlined" loading={saving} onClick={() => void accept(draft)}>
          {isInstead ? 'Trocar por este' : 'Aceitar resumo'}
        </Button>
      )}
      <Button ref={edit} onClick={() => setEditing(true)}>
        Editar resumo
      </Button>
      {isEditing && (
        <SummaryDialog
          noteId={id}
          before={beginning(draft, standing)}
          onClose={() => setEditing(false)}
        />
      )}
    </Stack>
  );
}

function beginning(draft: string | null, standing: ReviewedSummary | null): string {
  if (standing?.kind === 'edited') return standing.text;
  return summaryLines(standing?.text ?? draft ?? '');
}
