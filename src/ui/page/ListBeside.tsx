import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { BesideContext, SharedPageContext, useRoomBeside } from './beside.ts';

const Columns = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(280px, 1fr) minmax(0, 2.2fr)',
    columnGap: theme.spacing(3),
    alignItems: 'start',
    '& > section': {
      position: 'sticky',
      top: theme.spacing(11),
      display: 'flex',
      flexDirection: 'column',
      gap: theme.spacing(1),
      height: `calc(100dvh - ${theme.spacing(14)} - var(--bottom-notices, 0px))`,
    },
    '& .rows': { flexGrow: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
    '@media print': { display: 'block' },
  })),
);

/**
 * A list that leads to records. Where there is room it stays beside the opened one, with its place, filters and order:
 * arrow keys move through it, Enter opens, Esc closes the record. Elsewhere the record takes the page. Which record is
 * open is the address's to say.
 */
export function ListBeside(props: {
  readonly label: string;
  /** The list while no record is open. */
  readonly list: ReactNode;
  /** What narrows it, and its rows, beside a record. */
  readonly filters: ReactNode;
  readonly rows: ReactNode;
  /** The open record, if one is. */
  readonly record: ReactNode | null;
}) {
  // A state: what is drawn in it is measured against it.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const beside = useMemo(() => ({ scroller }), [scroller]);
  const hasRoom = useRoomBeside();
  if (props.record === null) return props.list;
  if (!hasRoom) return props.record;
  return (
    <Columns>
      <section aria-label={props.label} className="no-print">
        <BesideContext value={beside}>
          {props.filters}
          <div ref={setScroller} className="rows">
            {props.rows}
          </div>
        </BesideContext>
      </section>
      <div style={{ minWidth: 0 }}>
        <SharedPageContext value={true}>{props.record}</SharedPageContext>
      </div>
    </Columns>
  );
}
