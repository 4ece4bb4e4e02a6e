import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { newId } from '../../../client/newId.ts';
import { useNewDraftKey } from '../../../client/drafts/useNewDraftKey.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { begunImport, type ImportState } from './importState.ts';
import { Review } from './Review.tsx';
import { useImport } from './useImport.ts';
import { importedWords } from './words.ts';

/** /app/pacientes/importar */
export function ImportPage() {
  const draftKey = useNewDraftKey('import:new', null);
  return (
    <>
      <LinkButton
        to="/app/pacientes"
        startIcon={<ArrowBackIcon />}
        sx={{ marginInlineStart: -1, marginBottom: 1 }}
      >
        Voltar
      </LinkButton>
      <PageHeader title="Importar pacientes" />
      {draftKey !== undefined && <Steps draftKey={draftKey} />}
    </>
  );
}

function Steps({ draftKey }: { draftKey: string }) {
  const { state, isReady, change, restart } = useImport(draftKey);
  const frame = useStepFocus(isReady, state);
  if (!isReady) return null;
  return (
    <div ref={frame} tabIndex={-1} style={{ outline: 'none' }}>
      <Step state={state} change={change} restart={restart} />
    </div>
  );
}

type Import = ReturnType<typeof useImport>;

function Step({ state, change, restart }: Pick<Import, 'state' | 'change' | 'restart'>) {
  if (state === null)
    return <ChooseFile onTable={(file, table) => change(begunImport(file, table, newId))} />;
  if (state.lines.length === 0) return <AllDone state={state} onRestart={restart} />;
  return <Review state={state} onChange={change} onRestart={restart} />;
}

/** What was pressed goes away with its step: the keyboard goes on where the next one begins. */
function useStepFocus(isReady: boolean, state: ImportState | null) {
  const frame = useRef<HTMLDivElement>(null);
  const former = useRef<string | null>(null);
  const step = state === null ? 'choose' : `review ${state.imported}`;
  useEffect(() => {
    if (!isReady) return;
    if (former.current !== null && former.current !== step) frame.current?.focus();
    former.current = step;
  }, [isReady, step]);
  return frame;
}

const AllDone = ({ state, onRestart }: { state: ImportState; onRestart: () => void }) => (
  <EmptyState
    title={importedWords(state.imported)}
    text="Nenhuma linha do arquivo ficou de fora."
    action={
      <>
        <LinkButton to="/app/pacientes" variant="contained">
          Ver pacientes
        </LinkButton>{' '}
        <Button onClick={onRestart}>Importar outro arquivo</Button>
      </>
    }
  />
);
