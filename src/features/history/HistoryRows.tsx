import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useCallback } from 'react';
import { useSheet, useSheets } from '../../client/live/useSheets.ts';
import { HISTORY_PAGE, type HistoryArgs } from '../../data/queries/home/history.ts';
import { type Gathered, isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { HistoryPage, HistoryRow } from '../../data/queries/home/results.ts';
import { sessionKey } from '../../pieces/sessions/columns.tsx';
import { useAhead, useChangeAhead } from '../../ui/address/ahead.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Pile, Sheet } from '../../ui/page/Pile.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { historyAddress } from './address.ts';
import { useEachStatus, useHistoryArgs } from './useHistory.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useHistoryMenu } from './useHistoryMenu.tsx';
import { ARRIVING, shownWords } from './words.ts';

/** A page of the sessions, each with what can be done with it; and out of sight the first of each other status. */
export function HistoryRows() {
  const { drawn, shown } = useSheets('appointments.history', useHistoryArgs(), useEachStatus());
  const columns = useHistoryColumns();
  const menu = useHistoryMenu();
  const { open } = useDialogs();
  const onOpen = useCallback(({ id }: HistoryRow) => open({ dialogo: 'sessao', alvo: id }), [open]);
  return (
    <Pile>
      {drawn.map((args, place) => (
        <Asked
          // oxlint-disable-next-line react/no-array-index-key -- Another page takes over what is drawn.
          key={place}
          args={args}
          isShown={place === shown}
          columns={columns}
          menu={menu}
          onOpen={onOpen}
        />
      ))}
    </Pile>
  );
}

interface ListProps {
  readonly columns: ReturnType<typeof useHistoryColumns>;
  readonly menu: ReturnType<typeof useHistoryMenu>;
  readonly onOpen: (row: HistoryRow) => void;
}

interface AskedProps extends ListProps {
  readonly args: HistoryArgs;
  readonly isShown: boolean;
}

/** Out of sight it stays as it was drawn, whatever minute it is. */
const isAsDrawn = (before: AskedProps, after: AskedProps): boolean =>
  !before.isShown && !after.isShown && before.args === after.args;

const Asked = memo(function Asked({ args, isShown, ...list }: AskedProps) {
  const found = useSheet('appointments.history', args, isShown);
  return (
    <Sheet of={found} isShown={isShown}>
      {found && <List found={found} {...list} />}
    </Sheet>
  );
}, isAsDrawn);

const List = memo(function List(props: ListProps & { readonly found: Gathered<HistoryPage> }) {
  const { found, columns, menu, onOpen } = props;
  const page = shownOf(found);
  return (
    <>
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
    </>
  );
});

function Pages({ page, isAll }: { page: HistoryPage; isAll: boolean }) {
  const { page: number, pages, rows, matching } = page;
  return (
    <Bar aria-label="Páginas do histórico">
      <output className="num">
        {shownWords(number, rows.length, matching, HISTORY_PAGE)}
        {!isAll && ' até agora'}
      </output>
      {pages > 1 && (
        <>
          <Turn label="Anterior" to={number - 1} disabled={number <= 1} />
          <Turn label="Próxima" to={number + 1} disabled={number >= pages} />
        </>
      )}
    </Bar>
  );
}

const Bar = styled('nav')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    marginTop: theme.spacing(1),
    '& output': {
      ...theme.typography.body2,
      flex: '1 1 100%',
      [theme.breakpoints.up('sm')]: { flexBasis: 'auto' },
    },
  })),
);

const Turn = memo(function Turn(props: { label: string; to: number; disabled: boolean }) {
  const { label, to, disabled } = props;
  const change = useChangeAhead(historyAddress);
  const turn = () => {
    change({ pagina: to > 1 ? to : undefined }, { step: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <Button className="no-print" variant="outlined" disabled={disabled} onClick={turn}>
      {label}
    </Button>
  );
});

/** Why there is nothing to see, and a way on. */
function Nothing({ page }: { page: HistoryPage }) {
  const { state, change, clear } = useAhead(historyAddress);
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
