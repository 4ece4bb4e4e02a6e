import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { useActor } from '../../../../client/live/DeviceProvider.tsx';
import { useCommands } from '../../../../client/commands/useCommands.ts';
import { useLive } from '../../../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../../../data/queries/kit/known.ts';
import { PsychologistField } from '../../../../pieces/people/PsychologistField.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { CheckFilter } from '../../../../ui/list/FilterBar.tsx';
import { RecordList } from '../../../../ui/list/RecordList.tsx';
import { Arriving } from '../../../../ui/states/Arriving.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { CorrectLine } from './CorrectLine.tsx';
import { corrected, type ImportState, without } from '../importState.ts';
import { judge, type Judged, MISSING_EMAIL } from '../judge.ts';
import { FirstPatient } from './FirstPatient.tsx';
import type { Wanted } from '../file/readTable.ts';
import { lineColumns } from './lineColumns.tsx';
import { ReadingChoices } from './ReadingChoices.tsx';
import { fieldsInUse } from '../stored.ts';
import { ReviewBar } from './ReviewBar.tsx';
import { importedWords } from '../words.ts';
import { useAwake } from '../../../../ui/awake.ts';
import { useToday } from '../../../../client/time/useToday.ts';

interface Props {
  readonly state: ImportState;
  readonly onChange: (state: ImportState) => void;
  /** `null` where the file cannot be read another way any more. */
  readonly onRead: ((wanted: Wanted) => Promise<void>) | null;
  readonly onRestart: () => void;
}

/** Shows the result of each line, to be put right and then imported. */
export function Review({ state, onChange, onRead, onRestart }: Props) {
  const { role } = useActor();
  const { judged, isAll } = useJudged(state);
  const { run, saving, failure } = useCommands('patient.create');
  useAwake(saving);
  const [onlyLeftOut, setOnlyLeftOut] = useState(false);
  const [open, setOpen] = useState<Judged | null>(null);
  const leftOut = useMemo(() => judged?.filter(({ args }) => args === null), [judged]);
  if (!judged || !leftOut) return null;
  const importReady = async () => {
    const ready = judged.flatMap(({ id, args }) => (args === null ? [] : [{ id, args }]));
    if ((await run(ready.map(({ args }) => args))) === null) return;
    onChange(without(state, new Set(ready.map(({ id }) => id))));
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      {!isAll && <Arriving what="Seus pacientes ainda não chegaram todos." />}
      {state.imported > 0 && <Imported count={state.imported} />}
      <FileLine state={state} onRestart={onRestart} />
      {role === 'administrator' && (
        <PsychologistField
          value={state.psychologistId}
          onChange={(psychologistId) => onChange({ ...state, psychologistId })}
          helperText="Quem atende estes pacientes."
        />
      )}
      <ReadingChoices state={state} onChange={onChange} onRead={onRead} />
      <ColumnChoices
        header={state.header}
        lines={state.lines}
        columns={state.columns}
        onChange={(columns) => onChange({ ...state, columns })}
      />
      <FirstPatient judged={judged} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <ReviewBar
        state={state}
        ready={judged.length - leftOut.length}
        leftOut={leftOut}
        saving={saving}
        onImport={importReady}
      />
      {leftOut.some(({ reasons }) => reasons.includes(MISSING_EMAIL)) && <EmailsMissing />}
      <CheckFilter
        label="Mostrar só as linhas que ficam de fora"
        checked={onlyLeftOut}
        onChange={setOnlyLeftOut}
      />
      <Lines rows={onlyLeftOut ? leftOut : judged} all={judged} onOpen={setOpen} />
      {open && (
        <CorrectLine
          judged={open}
          onCorrect={(form) => onChange(corrected(state, open.id, form))}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

/** The lines as the device sees them now: whom it knows already may change while one looks. */
function useJudged({ lines, psychologistId, ...state }: ImportState) {
  const { header, columns, dates, dayOrder } = state;
  const { role, userId } = useActor();
  const today = useToday();
  const known = useLive('patients.identities', {
    psychologistId: role === 'psych' ? userId : psychologistId,
  });
  const reading = useMemo(
    () => ({ header, columns, dates, dayOrder }),
    [header, columns, dates, dayOrder],
  );
  const judged = useMemo(
    () => known && judge(lines, { reading, psychologistId, known: shownOf(known), today }),
    [lines, reading, psychologistId, known, today],
  );
  return { judged, isAll: known === undefined || isWhole(known) };
}

function Imported({ count }: { count: number }) {
  const isOffline = useLive('sync.status', {})?.connection === 'offline';
  return (
    <Alert severity="success">
      {`${importedWords(count)}. Já ${count === 1 ? 'está' : 'estão'} na sua lista${
        isOffline ? ' e vão para a nuvem quando houver conexão' : ''
      }. As linhas abaixo ficaram de fora.`}
    </Alert>
  );
}

const EmailsMissing = () => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    Cada paciente precisa de um email. Abra a linha para completar, ou complete no arquivo e traga-o
    de novo.
  </Typography>
);

/** Asks before corrections made by hand are lost. */
function FileLine({ state, onRestart }: { state: ImportState; onRestart: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const hasCorrections = state.lines.some((line) => line.corrected !== undefined);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography sx={{ minWidth: 0 }} noWrap>
        {state.file}
      </Typography>
      <Button
        onClick={() => (hasCorrections ? setAsked(true) : onRestart())}
        sx={{ flexShrink: 0 }}
      >
        Trocar arquivo
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Trocar arquivo?"
        confirmLabel="Trocar"
        destructive
        onConfirm={onRestart}
        onClose={() => setAsked(false)}
      >
        As correções que você fez nestas linhas se perdem.
      </ConfirmDialog>
    </Stack>
  );
}

function Lines(props: {
  rows: readonly Judged[];
  all: readonly Judged[];
  onOpen: (judged: Judged) => void;
}) {
  const { rows, all, onOpen } = props;
  const columns = useMemo(() => lineColumns(fieldsInUse(all)), [all]);
  const keyOf = useCallback(({ id }: Judged) => id, []);
  return (
    <RecordList
      label="Linhas do arquivo"
      rows={rows}
      isAll
      arriving=""
      empty={<Typography>Nenhuma linha fica de fora.</Typography>}
      columns={columns}
      keyOf={keyOf}
      onOpen={onOpen}
      fixed
    />
  );
}
