import type { NoteReader } from '../../../domain/notes/analysis.ts';
import type { ShownSummary } from '../../../domain/notes/summary.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { OUTDATED, summaryMark } from './texts.ts';

/** Says who made a summary in a line of a list, and that it is of an earlier text. */
export const SummaryMark = (props: {
  shown: ShownSummary;
  reader: NoteReader | null | undefined;
}) => (
  <>
    <StatusBadge tone={props.shown.kind === 'draft' ? 'secondary' : 'neutral'}>
      {summaryMark(props.shown.kind, props.reader)}
    </StatusBadge>{' '}
    {props.shown.isOutdated && <StatusBadge tone="warning">{OUTDATED}</StatusBadge>}{' '}
  </>
);
