import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { HISTORY_PAGE } from '../../data/queries/history.ts';
import { isWhole, shownOf } from '../../data/queries/known.ts';
import type { HistoryPage, HistoryRow } from '../../data/queries/historyResults.ts';
import { sessionKey } from '../../pieces/sessions/columns.tsx';
import { useAddress } from '../../ui/address/address.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { historyAddress } from './address.ts';
import { useHistory } from './useHistory.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useHistoryMenu } from './useHistoryMenu.tsx';
import { ARRIVING, shownWords } from './words.ts';

/** A page of the sessions, each with what can be done with it. */
export function HistoryRows() {
  const found = useHistory();
  const columns = useHistoryColumns();
  const menu = useHistoryMenu();
  const { open } = useDialogs();
  const onOpen = useCallback(({ id }: HistoryRow) => open({ dialogo: 'sessao', alvo: id }), [open]);
  if (!found) return null;
  const page = shownOf(found);
  return (
    <div>
      <RecordList
        label="Histórico"
        rows={page.rows}
        isAll={isWhole(found)}
        arriving={ARRIVING}
        empty={<Nothing page={page} />}
        columns={columns}
        keyOf={sessionKey}
        onOpen={onOpen}
        menu={menu}
        fixed
      />
      {page.matching > 0 && <Pages page={page} isAll={isWhole(found)} />}
    </div>
  );
}

function Pages({ page, isAll }: { page: HistoryPage; isAll: boolean }) {
  const { change } = useAddress(historyAddress);
  const { page: number, pages, rows, matching } = page;
  const turnTo = (next: number) => {
    change({ pagina: next > 1 ? next : undefined }, { step: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <Box
      component="nav"
      aria-label="Páginas do histórico"
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, marginTop: 1 }}
    >
      <Typography
        component="output"
        variant="body2"
        className="num"
        sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' } }}
      >
        {shownWords(number, rows.length, matching, HISTORY_PAGE)}
        {!isAll && ' até agora'}
      </Typography>
      {pages > 1 && (
        <>
          <Button
            className="no-print"
            variant="outlined"
            disabled={number <= 1}
            onClick={() => turnTo(number - 1)}
          >
            Anterior
          </Button>
          <Button
            className="no-print"
            variant="outlined"
            disabled={number >= pages}
            onClick={() => turnTo(number + 1)}
          >
            Próxima
          </Button>
        </>
      )}
    </Box>
  );
}

/** Why there is nothing to see, and a way on. */
function Nothing({ page }: { page: HistoryPage }) {
  const { state, change, clear } = useAddress(historyAddress);
  const isNarrowed = Object.keys(state).length > 0;
  if (page.future > 0)
    return (
      <EmptyState
        title="Nenhuma sessão aconteceu ainda."
        action={
          <Button variant="outlined" onClick={() => change({ futuras: true })}>
            Mostrar futuras
          </Button>
        }
      />
    );
  if (isNarrowed)
    return (
      <EmptyState
        title="Nenhuma sessão corresponde aos filtros."
        action={
          <Button variant="outlined" onClick={clear}>
            Limpar filtros
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="Nenhuma sessão ainda."
      text="Depois da primeira sessão, o histórico começa aqui."
      action={<LinkButton to="/app/agenda">Abrir a agenda</LinkButton>}
    />
  );
}
