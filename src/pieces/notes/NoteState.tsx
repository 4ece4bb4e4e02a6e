import { type Known, UNKNOWN } from '../../data/queries/kit/known.ts';
import { NotYet } from '../../ui/states/Arriving.tsx';

/** Beside a session: whether it has a note. Nothing where it has none. */
export function NoteState({ note }: { note: Known<object> }) {
  if (note === UNKNOWN) return <NotYet />;
  return note && <span style={{ whiteSpace: 'nowrap' }}>com nota</span>;
}
