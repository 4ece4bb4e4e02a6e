import Typography from '@mui/material/Typography';
import type { NoteHits } from '../../../data/device.ts';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { polite } from '../../../ui/states/polite.ts';

const figures = new Intl.NumberFormat('pt-BR');

export interface Searched {
  readonly hits: NoteHits;
  readonly isCurrent: boolean;
}

const counted = (count: number): string =>
  count === 1 ? '1 nota encontrada' : `${figures.format(count)} notas encontradas`;

/** Whether every note that there is was gone through. */
const isComplete = ({ searched, total, isDone, isAll }: NoteHits): boolean =>
  isDone && isAll && searched >= total;

const PREPARING = 'Ainda estamos preparando a busca';

function wordsFor({ hits, isCurrent }: Searched): string {
  const { ids, searched, total, isDone } = hits;
  if (!isCurrent) return 'Buscando…';
  if (!isDone) return `${counted(ids.length)} até aqui…`;
  if (searched >= total) return counted(ids.length);
  return `${counted(ids.length)}. ${PREPARING}: ${figures.format(searched)} de ${figures.format(total)} notas já podem ser encontradas.`;
}

/** How far a search is, and how much it has found. */
export function SearchState({ found }: { found: Searched | undefined }) {
  return (
    <>
      <Typography {...polite} variant="body2" sx={{ color: 'text.secondary', minHeight: 20 }}>
        {found ? wordsFor(found) : 'Buscando…'}
      </Typography>
      {found?.hits.isAll === false && (
        <Arriving
          flush
          what="Suas notas ainda não chegaram todas: a busca vê as que já estão aqui."
        />
      )}
    </>
  );
}

/** In place of hits: that there are none, or none so far. */
export function NothingFound({ found }: { found: Searched | undefined }) {
  if (!found?.isCurrent || !found.hits.isDone) return null;
  return (
    <EmptyState
      title={
        isComplete(found.hits) ? 'Nenhuma nota encontrada' : 'Nenhuma nota encontrada até aqui'
      }
      text="A busca olha o começo de cada palavra, com ou sem acentos. Entre aspas, procura a frase exata."
    />
  );
}
