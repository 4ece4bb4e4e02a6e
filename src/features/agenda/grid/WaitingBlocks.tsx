import { useMemo } from 'react';
import type { WaitingSession } from '../../../data/queries/agenda/results.ts';
import { overlaps } from '../../../domain/appointments/span.ts';
import { formatSpan } from '../../../domain/time/format.ts';
import { WAITING } from '../calendar/days/agendaDays.ts';
import { isIn } from './place/columns.ts';
import { onTheWall, partOn, placed } from './place/layout.ts';
import type { Scene } from './drag/proposal.ts';

/** Sessions that recurrences will have once the server has confirmed them: to be seen, not to be opened or moved. */
export function WaitingBlocks({ scene }: { readonly scene: Scene }) {
  const { columns, waiting: sessions, zone, bookedFor } = scene;
  const parts = useMemo(
    () =>
      sessions
        .filter(({ psychologistId }) => bookedFor === null || psychologistId === bookedFor)
        .flatMap((one) =>
          columns.flatMap((column, index) => {
            const part = isIn(column, one) ? partOn(column.day, onTheWall(one, zone)) : null;
            return part ? [{ one, index, part }] : [];
          }),
        ),
    [sessions, columns, zone, bookedFor],
  );
  return parts.map(({ one, index, part }) => {
    const width = 100 / columns.length;
    // Beside the session in whose place it comes, as long as that one stands.
    const share = isBeside(one, scene) ? 0.5 : 1;
    return (
      <div
        key={`${one.id}/${index}`}
        className="awaited"
        style={{
          ...placed(part),
          insetInlineStart: `${(index + 1 - share) * width}%`,
          width: `${share * width}%`,
        }}
      >
        <span className="name">{one.patientName ?? 'Paciente'}</span>
        <span className="num">
          {formatSpan(one, zone)} · {WAITING}
        </span>
      </div>
    );
  });
}

const isBeside = (one: WaitingSession, { rows }: Scene): boolean =>
  rows.some((row) => row.psychologistId === one.psychologistId && overlaps(row, one));
