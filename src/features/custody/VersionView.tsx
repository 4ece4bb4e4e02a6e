import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useNote } from '../../client/live/useNote.ts';
import { useOnline } from '../../client/online/useOnline.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { type NoteVersionAnswer, noteVersionCall } from '../../domain/contract/custody.ts';
import { differences } from '../../domain/notes/merging/differences.ts';
import { MarkedText, TwoColumns } from '../../pieces/notes/MarkedText.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { RESTORED } from './texts.ts';

interface VersionViewProps {
  readonly noteId: string;
  readonly version: NoteVersionAnswer;
  /** What it can be compared with. */
  readonly versions: readonly NoteVersionAnswer[];
  readonly isCurrent: boolean;
  readonly onRestored: () => void;
}

const nameOf = ({ number }: NoteVersionAnswer): string => `Versão ${number}`;

/** A version's text, beside another one where the person compares; at first the one before it. */
export function VersionView({ noteId, version, versions, ...props }: VersionViewProps) {
  const before = versions.find(({ number }) => number === version.number - 1);
  const [chosen, setChosen] = useState<string | null>(before ? String(before.v) : null);
  const other = versions.find(({ v }) => String(v) === chosen && v !== version.v);
  const text = useText(noteId, version.v);
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <ChoiceField
        label="Comparar com"
        value={other ? String(other.v) : ''}
        onChange={setChosen}
        options={[
          { id: '', name: 'Nenhuma' },
          ...versions
            .filter(({ v }) => v !== version.v)
            .map((one) => ({ id: String(one.v), name: nameOf(one) })),
        ]}
      />
      <Fetched of={text}>
        {({ plaintext }) => (
          <>
            {other ? (
              <Compared noteId={noteId} version={version} plaintext={plaintext} other={other} />
            ) : (
              <Side version={version} plaintext={plaintext} />
            )}
            {!props.isCurrent && (
              <Restore noteId={noteId} plaintext={plaintext} onRestored={props.onRestored} />
            )}
          </>
        )}
      </Fetched>
    </Stack>
  );
}

const useText = (id: string, v: number) =>
  useOnline(noteVersionCall, { params: { id, v: String(v) } });

const Side = ({ version, plaintext }: { version: NoteVersionAnswer; plaintext: string }) => (
  <Titled version={version}>
    <MarkedText label={nameOf(version)} pieces={[{ text: plaintext, changed: false }]} />
  </Titled>
);

const Titled = (props: { version: NoteVersionAnswer; children: ReactNode }) => (
  <Stack sx={{ gap: 1, minWidth: 0 }}>
    <Typography variant="subtitle2" component="h3">
      {nameOf(props.version)}
    </Typography>
    {props.children}
  </Stack>
);

function Compared(props: {
  noteId: string;
  version: NoteVersionAnswer;
  plaintext: string;
  other: NoteVersionAnswer;
}) {
  const found = useText(props.noteId, props.other.v);
  return (
    <Fetched of={found}>{({ plaintext }) => <Pair {...props} otherText={plaintext} />}</Fetched>
  );
}

/** The older one always stands first. */
function Pair(props: {
  version: NoteVersionAnswer;
  plaintext: string;
  other: NoteVersionAnswer;
  otherText: string;
}) {
  const { version, plaintext, other, otherText } = props;
  const isAfter = other.v < version.v;
  const [older, newer] = isAfter ? [other, version] : [version, other];
  const [olderText, newerText] = isAfter ? [otherText, plaintext] : [plaintext, otherText];
  const { left, right } = useMemo(() => differences(olderText, newerText), [olderText, newerText]);
  return (
    <TwoColumns>
      <Titled version={older}>
        <MarkedText label={nameOf(older)} pieces={left} />
      </Titled>
      <Titled version={newer}>
        <MarkedText label={nameOf(newer)} pieces={right} />
      </Titled>
    </TwoColumns>
  );
}

/** The text becomes the note's newest version: an edit like any other, also without a network. */
function Restore(props: { noteId: string; plaintext: string; onRestored: () => void }) {
  const { noteId: id, plaintext } = props;
  const row = recordOf(useLive('notes.byId', { id }));
  const body = useNote(row?.id ?? null, row?.revision);
  const { run, saving, failure } = useCommand('note.update', RESTORED);
  if (body === undefined) return null;
  if (body === null)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Esta nota foi excluída. Restaure a nota para poder restaurar uma versão.
      </Typography>
    );
  const { appointmentId } = body.note;
  const restore = async () => {
    const options = { baseV: body.baseV, base: body.note.plaintext };
    const sent = await run({ id, appointmentId, plaintext }, options);
    if (!sent) return;
    await sent.outcome;
    props.onRestored();
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button variant="outlined" loading={saving} onClick={() => void restore()}>
        Restaurar esta versão
      </Button>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
