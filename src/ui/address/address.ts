import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';

/** What of a screen's state stands in its address: each entry optional, so that the bare address is a state too. */
export type AddressSchema = v.ObjectSchema<Record<string, v.GenericSchema>, undefined>;

/** For a route's `validateSearch`: each entry by itself, and what is empty or cannot be read is left out. */
export const readAddress =
  <S extends AddressSchema>(schema: S) =>
  (search: Record<string, unknown>): v.InferOutput<S> => {
    const read = Object.entries(schema.entries).flatMap(([name, entry]) => {
      const parsed = v.safeParse(entry, search[name]);
      const isGiven = parsed.success && parsed.output !== undefined && parsed.output !== '';
      return isGiven ? [[name, parsed.output] as const] : [];
    });
    return Object.fromEntries(read) as v.InferOutput<S>;
  };

export interface Address<S extends AddressSchema> {
  readonly state: v.InferOutput<S>;
  /**
   * Leaves the rest of the address and the scroll position alone. `undefined` takes an entry out.
   * @param options.step of this change, where it is not as the others
   */
  readonly change: (
    changes: Partial<v.InferOutput<S>>,
    options?: { readonly step?: boolean },
  ) => void;
  /** Takes all entries out. */
  readonly clear: () => void;
}

/**
 * A screen's state, kept in its address: back, forward, a reload and a copied link find it again.
 * @param schema the same object at each call
 * @param step whether a change is a step that the back button undoes
 */
export function useAddress<S extends AddressSchema>(schema: S, { step = false } = {}): Address<S> {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readAddress(schema)(raw), [schema, raw]);
  const change = useCallback(
    (changes: object, options: { readonly step?: boolean } = {}) =>
      void navigate({
        to: '.',
        search: ((former: object) => ({ ...former, ...changes })) as never,
        replace: !(options.step ?? step),
        resetScroll: false,
      }),
    [navigate, step],
  );
  const clear = useCallback(
    () => change(Object.fromEntries(Object.keys(schema.entries).map((name) => [name, undefined]))),
    [change, schema],
  );
  return { state, change, clear };
}
