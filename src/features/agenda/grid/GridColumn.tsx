import { memo, type MouseEvent } from 'react';
import { useZone } from '../../../client/time/useZone.ts';
import { SESSION_MINUTES } from '../../../domain/appointments/span.ts';
import { formatSpan, longDay } from '../../../domain/time/format.ts';
import { useSlots } from '../../../ui/calendar/slots.ts';
import { SKIPPED } from '../booking/appointmentForm.ts';
import { useBoard } from './drag/board.ts';
import { propose } from './drag/proposal.ts';
import type { Shades } from './place/hours.ts';
import { type ColumnLayout, placed } from './place/layout.ts';
import { SessionBlock } from './SessionBlock.tsx';
import { CELL, placeAt } from './place/stretch.ts';

/** One day, or one psychologist's, from midnight to midnight. */
export const GridColumn = memo(function GridColumn(props: {
  readonly index: number;
  readonly layout: ColumnLayout;
  readonly shades: Shades;
  readonly now: string;
  /** Minutes since midnight, where the column is of today. */
  readonly minutesNow: number | null;
  /** Of a session in this column, where it is the one in the tab order. */
  readonly tabStop: string | null;
  readonly showPsychologist: boolean;
}) {
  const { layout, shades, minutesNow } = props;
  const { day, person } = layout.column;
  const zone = useZone();
  const keys = useSlots(
    day,
    layout.blocks.map(({ row }) => row.id),
  );
  return (
    <section
      aria-label={person ? `${longDay(day)}, ${person.name}` : longDay(day)}
      data-column={props.index}
      className={minutesNow === null ? 'column' : 'column today'}
    >
      {shades.outside.map((part) => (
        <div key={part.start} className="outside" style={placed(part)} />
      ))}
      <FreeTime index={props.index} />
      {shades.pauses.map(({ pause, ...part }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Those of another day take over what is drawn.
        <div
          key={index}
          className={`pause ${pause.kind}`}
          style={{ ...placed(part), pointerEvents: 'none' }}
        >
          <span title={`${pause.title}, ${formatSpan(pause, zone)}`}>{pause.title}</span>
        </div>
      ))}
      {shades.skipped && (
        <div className="pause" style={{ ...placed(shades.skipped), pointerEvents: 'none' }}>
          <span title={SKIPPED}>{SKIPPED}</span>
        </div>
      )}
      {layout.blocks.map((block, index) => (
        <SessionBlock
          key={keys[index]}
          block={block}
          now={props.now}
          tabbable={props.tabStop === block.row.id}
          showPsychologist={props.showPsychologist}
        />
      ))}
      {minutesNow !== null && (
        <div className="now" style={{ top: `calc(var(--hour) * ${minutesNow / 60})` }} />
      )}
    </section>
  );
});

/** A click books the half hour that it met; the keyboard has the cell for that. */
function FreeTime({ index }: { index: number }) {
  const board = useBoard();
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    const scene = board.scene();
    const rect = event.currentTarget.getBoundingClientRect();
    const { minutes } = placeAt(rect, 1, event.clientX, event.clientY);
    const start = Math.min(Math.floor(minutes / CELL) * CELL, 1440 - CELL);
    board.onChoose(propose(scene, { column: index, start, length: SESSION_MINUTES }, null));
  };
  return <button type="button" className="free" tabIndex={-1} aria-hidden onClick={choose} />;
}
