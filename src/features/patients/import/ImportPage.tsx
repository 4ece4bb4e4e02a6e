import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useNewDraftKey } from '../../../client/drafts/useNewDraftKey.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import type { ImportState } from './importState.ts';
import { Review } from './review/Review.tsx';
import { type Import, useImport } from './useImport.ts';
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
  const { isReady, ...step } = useImport(draftKey);
  const { state } = step;
  const frame = useStepFocus(isReady, state);
  if (!isReady) return null;
  return (
    <div ref={frame} tabIndex={-1} style={{ outline: 'none' }}>
      <Step {...step} />
    </div>
  );
}

function Step({ state, change, begin, readOtherwise, restart }: Omit<Import, 'isReady'>) {
  if (state === null) return <ChooseFile onFile={begin} />;
  if (state.lines.length === 0) return <AllDone state={state} onRestart={restart} />;
  return <Review state={state} onChange={change} onRead={readOtherwise} onRestart={restart} />;
}

/** Moves the focus to the next step, since the pressed button goes away with its own. */
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
