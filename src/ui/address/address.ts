import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
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

type Changes<S extends AddressSchema> = Partial<v.InferOutput<S>>;

/**
 * Leaves the rest of the address and the scroll position alone. `undefined` takes an entry out.
 * @param changes or what they follow from: the address of this moment, which may be on its way to the screen
 * @param options.step of this change, where it is not as the others
 */
export type ChangeAddress<S extends AddressSchema> = (
  changes: Changes<S> | ((state: v.InferOutput<S>) => Changes<S>),
  options?: { readonly step?: boolean },
) => void;

export interface Address<S extends AddressSchema> {
  readonly state: v.InferOutput<S>;
  readonly change: ChangeAddress<S>;
  /** Takes all entries out. */
  readonly clear: () => void;
}

/** The way to change it alone, always the same function: who only changes it is not drawn again when it changes. */
export function useChangeAddress<S extends AddressSchema>(
  schema: S,
  { step = false } = {},
): ChangeAddress<S> {
  const navigate = useNavigate();
  return useCallback<ChangeAddress<S>>(
    (changes, options = {}) =>
      void navigate({
        to: '.',
        search: ((former: Record<string, unknown>) => ({
          ...former,
          ...(typeof changes === 'function' ? changes(readAddress(schema)(former)) : changes),
        })) as never,
        replace: !(options.step ?? step),
        resetScroll: false,
      }),
    [navigate, schema, step],
  );
}

/** Tells the address of the moment, which may be on its way to the screen: who asks is not drawn again when it changes. */
export function useAddressNow<S extends AddressSchema>(schema: S): () => v.InferOutput<S> {
  const router = useRouter();
  return useCallback(
    () => readAddress(schema)(router.latestLocation.search as Record<string, unknown>),
    [router, schema],
  );
}

/** One entry alone: who reads it is not drawn again when another one changes. */
export function useAddressEntry<S extends AddressSchema, N extends keyof v.InferOutput<S>>(
  schema: S,
  name: N,
): v.InferOutput<S>[N] {
  const value = useSearch({
    strict: false,
    select: (raw) => readAddress(schema)(raw as Record<string, unknown>)[name] as string,
  });
  return value as v.InferOutput<S>[N];
}

/**
 * A screen's state, kept in its address: back, forward, a reload and a copied link find it again.
 * @param schema the same object at each call
 * @param step whether a change is a step that the back button undoes
 */
export function useAddress<S extends AddressSchema>(schema: S, { step = false } = {}): Address<S> {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const state = useMemo(() => readAddress(schema)(raw), [schema, raw]);
  const change = useChangeAddress(schema, { step });
  return { state, change, clear: useClear(schema, change) };
}

/** Takes all entries out by the given way to change them. */
export const useClear = <S extends AddressSchema>(
  schema: S,
  change: ChangeAddress<S>,
): (() => void) =>
  useCallback(() => {
    const none = Object.keys(schema.entries).map((name) => [name, undefined] as const);
    change(Object.fromEntries(none) as Changes<S>);
  }, [change, schema]);
