import { memo } from 'react';
import { isSession } from '../../../domain/reports/billable.ts';
import { formatTime } from '../../../domain/time/format.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
import { PersonMark } from '../../../pieces/people/PersonMark.tsx';
import { sessionState } from '../../../pieces/sessions/state.ts';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { sessionLabel } from '../sessionLabel.ts';
import { whyFixed } from './fixed.ts';
import { type Block, placed } from './layout.ts';

/** Pixels between a session and the next, and the column's edges: see `.place`. */
const GAP = 2;

const sharing = (column: number, columns: number) => ({
  insetInlineStart: `calc(${(column / columns) * 100}% + ${GAP}px)`,
  width: `calc(${100 / columns}% - ${2 * GAP}px)`,
});

/** One session on the grid, by the class names of its frame: a week has many. */
export const SessionBlock = memo(function SessionBlock(props: {
  block: Block;
  zone: string;
  now: string;
  tabbable: boolean;
  /** For administrators, whose grid holds several people's sessions. */
  showPsychologist: boolean;
  onOpen: (row: AppointmentRow) => void;
  onFocus: (id: string) => void;
}) {
  const { block, zone, now } = props;
  const { row, column, columns } = block;
  const { status, label, tone } = sessionState(row, now);
  const name = sessionName(row);
  const isFixed = whyFixed(row, now) !== null;
  const settled = status !== 'scheduled' || !isSession(row) || row.repair !== null;
  return (
    <div
      className="place"
      style={{ ...placed(block, GAP), ...(columns > 1 && sharing(column, columns)) }}
    >
      <button
        type="button"
        className={status === 'cancelled' ? `event ${tone} struck` : `event ${tone}`}
        data-record={row.id}
        tabIndex={props.tabbable ? 0 : -1}
        aria-keyshortcuts={isFixed ? undefined : 'M'}
        aria-label={sessionLabel(row, zone, now, props.showPsychologist)}
        onClick={() => props.onOpen(row)}
        onFocus={() => props.onFocus(row.id)}
      >
        <span className="text">
          <span className="name">
            {props.showPsychologist && row.psychologistName && (
              <>
                <PersonMark id={row.psychologistId} name={row.psychologistName} />{' '}
              </>
            )}
            {name}
            <SyncMark mark={row.mark} />
          </span>
          <br />
          <span className="time num">
            {formatTime(row.startAt, zone)}
            {settled && ` · ${label}`}
          </span>
        </span>
        {!isFixed && <span className="end" data-end />}
      </button>
    </div>
  );
});
