import type { Asked } from './useReport.ts';

/** Reports that are drawn: one in sight and, ready to be turned to, those of the other quick periods. */
export interface ReportSheets {
  readonly drawn: readonly Asked[];
  /** The place of the one in sight. */
  readonly shown: number;
}

const keyOf = ({ args }: Asked): string => JSON.stringify(args);

const placeOf = (reports: readonly Asked[], one: Asked): number => {
  const key = keyOf(one);
  return reports.findIndex((other) => keyOf(other) === key);
};

/** That report in sight: the one that was drawn for it, else in place of the one in sight. The same object if it is. */
export function turned(sheets: ReportSheets, to: Asked): ReportSheets {
  const place = placeOf(sheets.drawn, to);
  if (place === -1) return { ...sheets, drawn: sheets.drawn.with(sheets.shown, to) };
  return place === sheets.shown ? sheets : { ...sheets, shown: place };
}

/**
 * One more out of sight, in place of one that nobody wants any more.
 * @param wanted all that may be turned to
 */
export function withReady(
  sheets: ReportSheets,
  ready: Asked,
  wanted: readonly Asked[],
): ReportSheets {
  const { drawn, shown } = sheets;
  if (placeOf(drawn, ready) !== -1) return sheets;
  const left = drawn.findIndex((one, place) => place !== shown && placeOf(wanted, one) === -1);
  return { shown, drawn: left === -1 ? [...drawn, ready] : drawn.with(left, ready) };
}
