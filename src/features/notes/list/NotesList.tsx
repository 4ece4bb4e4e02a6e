import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { useNoteSearch } from '../../../client/live/useNoteSearch.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import { termsOf } from '../../../domain/notes/search.ts';
import { FilterBar, SearchFilter } from '../../../ui/list/FilterBar.tsx';
import { EntryList } from '../../../ui/list/EntryList.tsx';
import { useIsOnline } from '../summaryState.ts';
import { NoNotes } from './NoNotes.tsx';
import { NoteEntry } from './NoteEntry.tsx';
import { NoteFigures } from './NoteFigures.tsx';
import { NothingFound, SearchState } from './SearchState.tsx';
import { useSearchText } from './useSearchText.ts';

const ARRIVING = 'Suas notas ainda não chegaram todas a este aparelho.';
const itself = (id: string): string => id;

/** Notes, the newest first, with their figures and a search. @param patientId of this patient alone */
export function NotesList({ patientId }: { patientId?: string }) {
  const list = useLive('notes.list', patientId === undefined ? {} : { patientId });
  const [search, setSearch] = useSearchText();
  const text = search.trim();
  const terms = useMemo(() => termsOf(text), [text]);
  const found = useNoteSearch(terms.length > 0 ? text : '', patientId);
  const isOnline = useIsOnline();
  const withPatient = patientId === undefined;
  const entry = useCallback(
    (id: string) => (
      <NoteEntry id={id} terms={terms} withPatient={withPatient} isOnline={isOnline} />
    ),
    [terms, withPatient, isOnline],
  );
  if (list === undefined) return null;
  const ids = found === null ? shownOf(list).ids : found?.hits.ids;
  return (
    <Stack sx={{ gap: { xs: 1, md: 1.5 } }}>
      <NoteFigures list={list} />
      <FilterBar>
        <SearchFilter
          label="Buscar nas notas..."
          wide
          value={search}
          onChange={(next) => setSearch(next ?? '')}
        />
      </FilterBar>
      {found !== null && <SearchState found={found} />}
      <Paper variant="outlined" sx={{ paddingInline: 2 }}>
        <EntryList
          label="Notas"
          rows={ids}
          keyOf={itself}
          entry={entry}
          likely={150}
          isAll={found === null ? isWhole(list) : true}
          arriving={ARRIVING}
          empty={found === null ? <NoNotes /> : <NothingFound found={found} />}
        />
      </Paper>
    </Stack>
  );
}
