import type * as v from 'valibot';
import { useEntityForm } from '../../client/drafts/useEntityForm.ts';
import type { FieldErrors } from '../../ui/forms/useForm.ts';

export interface WithReason {
  readonly reason?: string | null | undefined;
}

interface ReasonForm {
  readonly reason: string;
}

interface ReasonOptions {
  /** Under which the reason is kept while it is typed; of one that is mended there is no draft. */
  readonly draftKey?: string;
  readonly refused?: FieldErrors<ReasonForm>;
}

/** The form of a command of which nothing but the reason is typed: where it is given, and where a refused one is mended. */
export const useReasonForm = <A extends WithReason>(
  schema: v.GenericSchema<unknown, A>,
  args: A,
  { draftKey, refused }: ReasonOptions = {},
) =>
  useEntityForm<ReasonForm, A>({
    schema,
    start: { reason: args.reason ?? '' },
    draftKey: draftKey ?? null,
    toArgs: ({ reason }) => ({ ...args, reason: reason.trim() === '' ? null : reason }),
    refused,
  });
