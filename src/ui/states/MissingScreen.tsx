import { ErrorState } from './ErrorState.tsx';

const MISSING = 'Esta tela ainda não está neste aparelho.';
const HOPE = 'Assim que a conexão voltar, ela abre sozinha. O que já chegou à nuvem está seguro.';

/** A screen, or a part of one, that has not been loaded yet and cannot be now. */
export function MissingScreen({ onAgain }: { readonly onAgain: () => void }) {
  return <ErrorState title={MISSING} text={HOPE} onAction={onAgain} />;
}
