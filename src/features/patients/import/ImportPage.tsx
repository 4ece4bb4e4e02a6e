import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { newId } from '../../../client/newId.ts';
import { useNewDraftKey } from '../../../client/useNewDraftKey.ts';
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
  if (!isReady) return null;
  if (state === null)
    return <ChooseFile onTable={(file, table) => change(begunImport(file, table, newId))} />;
  if (state.lines.length === 0) return <AllDone state={state} onRestart={restart} />;
  return <Review state={state} onChange={change} onRestart={restart} />;
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
