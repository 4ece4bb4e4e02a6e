import type { AgendaView } from '../search.ts';

/** Days that are drawn as one. */
export interface Sheet {
  readonly view: AgendaView;
  /** The day in sight among the days. */
  readonly day: string;
  readonly days: readonly string[];
  readonly psychologistId: string | undefined;
}

/** One in sight and, ready to be turned to, those before and after it. */
export interface Sheets {
  readonly drawn: readonly Sheet[];
  /** The place of the one in sight. */
  readonly shown: number;
}

const MOST = 3;

/** Whether they show the same days, whichever of them is in sight. */
export const isSame = (a: Sheet, b: Sheet): boolean =>
  a.view === b.view && a.days[0] === b.days[0] && a.psychologistId === b.psychologistId;

export const sheetOf = ({ view, day, days, psychologistId }: Sheet): Sheet => ({
  view,
  day,
  days,
  psychologistId,
});

function withDay(drawn: readonly Sheet[], place: number, day: string): readonly Sheet[] {
  const known = drawn[place];
  return known && known.day !== day ? drawn.with(place, { ...known, day }) : drawn;
}

/** That sheet in sight: the one that was drawn for it, else in place of the one in sight. The same object if it is. */
export function turned(sheets: Sheets, to: Sheet): Sheets {
  const place = sheets.drawn.findIndex((one) => isSame(one, to));
  if (place === -1) return { ...sheets, drawn: sheets.drawn.with(sheets.shown, sheetOf(to)) };
  const drawn = withDay(sheets.drawn, place, to.day);
  return drawn === sheets.drawn && place === sheets.shown ? sheets : { drawn, shown: place };
}

/**
 * A sheet beside the one in sight, drawn in place of one that is no longer near.
 * @param near those that stay
 */
export function withBeside(sheets: Sheets, beside: Sheet, near: readonly Sheet[]): Sheets {
  const { drawn, shown } = sheets;
  const known = drawn.findIndex((one) => isSame(one, beside));
  // The person may have turned to it meanwhile.
  if (known === shown) return sheets;
  if (known !== -1) {
    const next = withDay(drawn, known, beside.day);
    return next === drawn ? sheets : { drawn: next, shown };
  }
  if (drawn.length < MOST) return { drawn: [...drawn, beside], shown };
  const far = drawn.findIndex(
    (one, place) => place !== shown && !near.some((other) => isSame(one, other)),
  );
  return far === -1 ? sheets : { drawn: drawn.with(far, beside), shown };
}
