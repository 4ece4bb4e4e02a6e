import type * as v from 'valibot';
import { type EntityForm, useEntityForm } from '../../client/useEntityForm.ts';
import { blockErrors, type BlockForm, type BlockRules } from './blockForm.ts';
import { useToday } from '../../client/useToday.ts';

/** A block's form, judged by the practice's calendar. */
export function useBlockForm<A>(options: {
  readonly start: BlockForm;
  readonly schema: v.GenericSchema<unknown, A>;
  readonly toArgs: (form: BlockForm) => unknown;
  /** Of one that is mended there is none. */
  readonly draftKey?: string;
  readonly isNamed: boolean;
  readonly before?: BlockRules['before'];
  readonly isRepair?: boolean;
}): EntityForm<BlockForm, A> & { readonly today: string } {
  const { start, schema, toArgs, isNamed, before, draftKey = null, isRepair } = options;
  const today = useToday();
  const form = useEntityForm<BlockForm, A>({
    start,
    schema,
    toArgs,
    draftKey,
    rules: (values) => blockErrors(values, { today, isNamed, before }),
    ...(isRepair && { refused: {} }),
  });
  return { ...form, today };
}
