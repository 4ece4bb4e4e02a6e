import * as v from 'valibot';
import { uuid } from '../core/fields.ts';

/** The summary that the psychologist stands by: the program's, accepted, or one of their own. */
export const reviewedSummarySchema = v.object({
  kind: v.picklist(['accepted', 'edited']),
  /** Of an accepted one allow-listed HTML, of an edited one plain text. */
  text: v.string(),
  at: v.string(),
  by: uuid,
  /** False once the note's text has changed: the summary is of what stood there before. */
  isCurrent: v.boolean(),
});
export type ReviewedSummary = v.InferOutput<typeof reviewedSummarySchema>;

/** What of a note is asked here. */
interface Summarised {
  readonly summary: string | null;
  readonly reviewedSummary?: ReviewedSummary | null | undefined;
}

/** What the note's author answers for. What a program wrote and nobody has read is a draft, and none of it. */
export const standingSummary = ({ reviewedSummary }: Summarised): ReviewedSummary | null =>
  reviewedSummary ?? null;

/** What a program made of the text as it stands, until its author has accepted it or written another. */
export const draftSummary = ({ summary, reviewedSummary }: Summarised): string | null =>
  reviewedSummary?.isCurrent ? null : summary;

/** What a list says of it. */
export type SummaryKind = ReviewedSummary['kind'] | 'draft';

/** A summary in a line of a list. */
export interface ShownSummary {
  readonly kind: SummaryKind;
  readonly text: string;
  /** True if the note's text has changed since. It must be said wherever the summary is shown. */
  readonly isOutdated: boolean;
}

/** Returns the summary that its author stands by, before a draft of the present text. */
export function shownSummary(note: Summarised): ShownSummary | null {
  const standing = standingSummary(note);
  if (standing) {
    const { kind, text, isCurrent } = standing;
    return { kind, text, isOutdated: !isCurrent };
  }
  const draft = draftSummary(note);
  return draft === null ? null : { kind: 'draft', text: draft, isOutdated: false };
}
