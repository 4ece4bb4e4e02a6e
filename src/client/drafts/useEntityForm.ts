import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import type { DispatchOptions } from '../../data/device.ts';
import { errorsIn, type FieldErrors, type Form, useForm } from '../../ui/forms/useForm.ts';
import { type FormDraft, useFormDraft } from './useFormDraft.ts';
import { type FormDoubt, useDoubt } from '../commands/useDoubt.ts';

export interface EntityFormOptions<F, A> {
  /** The command's own arguments. An error of theirs belongs to the field of the same name. */
  readonly schema: v.GenericSchema<unknown, A>;
  readonly start: F;
  /** Under which it is kept on the device while it is written; `null`: it is not. */
  readonly draftKey: string | null;
  readonly toArgs: (form: F) => unknown;
  /** What the schema cannot know: fields of the form alone, and what the device sees. */
  readonly rules?: (form: F) => FieldErrors<F>;
  /** The same as the device sees it once it has answered: what is sent at once is judged too. */
  readonly lookUp?: (form: F) => Promise<FieldErrors<F>>;
  /** Asks about what is possible and unlikely, once for each question, before it is sent. */
  readonly doubt?: (form: F) => string | null;
  /** What comes back of a draft, or `null`; all of it unless told. */
  readonly adopt?: (draft: F) => F | null;
  /** Whether it is worth a draft; whatever differs from the start unless told. */
  readonly isWorthKeeping?: (form: F) => boolean;
  /**
   * Fields that the server has refused, marked until they are changed.
   * Arguments that the form does not show are left out: nobody could change them.
   */
  readonly refused?: FieldErrors<F> | undefined;
}

export interface EntityForm<F, A> extends Form<F> {
  /** `false` while the draft is read. */
  readonly isReady: boolean;
  readonly draft?: FormDraft;
  readonly doubt: FormDoubt | null;
  /** Changes fields and keeps them. Stable. */
  readonly change: (changes: Partial<F>) => void;
  /**
   * Sends what was entered, or shows what is wrong. A second call is the first one's double click, until something is changed
   * or sending came to nothing.
   * @returns what sending resolved with; `null` where nothing was sent
   */
  readonly submit: <R>(
    send: (args: A, options: DispatchOptions) => Promise<R | null>,
  ) => Promise<R | null>;
}

const stillRefused = <F extends object>(refused: FieldErrors<F>, start: F, form: F) =>
  Object.fromEntries(
    Object.entries(refused).filter(
      ([name]) => name in start && form[name as keyof F] === start[name as keyof F],
    ),
  ) as FieldErrors<F>;

/** The form of one command: for the dialog that gives it and for the editor of a refused one alike. */
export function useEntityForm<F extends object, A>(
  options: EntityFormOptions<F, A>,
): EntityForm<F, A> {
  const { schema, toArgs, rules, refused } = options;
  const [start] = useState(options.start);
  const judge = (values: F): FieldErrors<F> => ({
    ...errorsIn<F>(schema, toArgs(values)),
    ...rules?.(values),
    ...(refused && stillRefused(refused, start, values)),
  });
  const form = useForm<F>(judge, start, refused !== undefined);
  const draft = useFormDraft(options, form);
  const doubt = useDoubt(options.doubt?.(form.values) ?? null);
  const isSent = useRef(false);
  const { changed } = draft;
  const { set, valid, values, showAll } = form;
  const change = useCallback(
    (changes: Partial<F>) => {
      isSent.current = false;
      set(changes);
      changed();
    },
    [set, changed],
  );
  const submit: EntityForm<F, A>['submit'] = async (send) => {
    if (isSent.current) return null;
    if (!valid) {
      showAll();
      return null;
    }
    if (doubt.ask()) return null;
    isSent.current = true;
    if (Object.keys((await options.lookUp?.(values)) ?? {}).length > 0) {
      isSent.current = false;
      showAll();
      return null;
    }
    // A late draft must not come after the command that clears it. Where it cannot be kept, the command is tried.
    await draft.flush().catch(() => undefined);
    const sent = await send(v.parse(schema, toArgs(values)), draft.cleared);
    isSent.current = Boolean(sent);
    return sent;
  };
  const { isReady, shown } = draft;
  return {
    ...form,
    field: (name) => ({
      ...form.field(name),
      onChange: (value) => change({ [name]: value } as unknown as Partial<F>),
    }),
    isReady,
    doubt: doubt.shown,
    change,
    submit,
    ...(options.draftKey !== null && { draft: shown }),
  };
}
