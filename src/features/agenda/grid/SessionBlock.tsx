import { memo } from 'react';
import { isSession } from '../../../domain/reports/billable.ts';
import { formatMinutes } from '../../../domain/time/format.ts';
import { PersonMark } from '../../../pieces/people/PersonMark.tsx';
import { sessionState } from '../../../pieces/sessions/state.ts';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { labelAt } from '../sessionLabel.ts';
import { whyFixed } from './drag/fixed.ts';
import { type Block, placed } from './place/layout.ts';
import { lengthClass } from './place/lines.ts';

/** Pixels between a session and the next, and the column's edges: see `.place`. */
const GAP = 2;

const sharing = (column: number, columns: number) => ({
  insetInlineStart: `calc(${(column / columns) * 100}% + ${GAP}px)`,
  width: `calc(${100 / columns}% - ${2 * GAP}px)`,
});

/**
 * One session on the grid, by the class names of its frame: a week has many, so it is few elements, and what is done with
 * it is heard by the surface.
 */
export const SessionBlock = memo(function SessionBlock(props: {
  block: Block;
  now: string;
  tabbable: boolean;
  /** For administrators, whose grid holds several people's sessions. */
  showPsychologist: boolean;
}) {
  const { block, now } = props;
  const { row, wall, column, columns, start, end } = block;
  const from = formatMinutes(wall.from.minutes);
  const time = `${from} – ${formatMinutes(wall.to.minutes)}`;
  const { status, label, tone } = sessionState(row, now);
  const isFixed = whyFixed(row, now) !== null;
  const settled = status !== 'scheduled' || !isSession(row) || row.repair !== null;
  const struck = status === 'cancelled' ? ' struck' : '';
  return (
    <div
      className={columns > 1 ? 'place shared' : 'place'}
      style={{ ...placed(block, GAP), ...(columns > 1 && sharing(column, columns)) }}
    >
      <div
        // A `button` centres what stands in it, and is laid out twice for that.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="button"
        className={`event ${tone} ${lengthClass(end - start)}${struck}`}
        data-record={row.id}
        tabIndex={props.tabbable ? 0 : -1}
        aria-keyshortcuts={isFixed ? undefined : 'M'}
        aria-label={labelAt(row, time, now, props.showPsychologist)}
      >
        {props.showPsychologist && row.psychologistName && (
          <PersonMark id={row.psychologistId} name={row.psychologistName} />
        )}
        {row.mark !== 'saved' && <SyncMark mark={row.mark} />}
        <span className="time num">{from}</span>
        <span className="name">{sessionName(row)}</span>
        {settled && <span className="state">{label}</span>}
        {!isFixed && <span className="end" data-end />}
      </div>
    </div>
  );
});
