import { fold } from '../../../domain/core/fold.ts';
import type { Starter } from './starters.ts';

/** What a person types to have a template inserted: a slash at the start of a line, and the beginning of its name. */
export interface Slash {
  /** Of the slash, in UTF-16 units. */
  readonly start: number;
  readonly query: string;
}

/** More than a name has is no search for one. */
const QUERY_MAX = 40;
/** Spaces before the slash that still count as the start of a line. */
const INDENT_MAX = 24;
const TYPED = /^[ \t]*\/((?:[^\s/][^\n/]*)?)$/;

/** Looks at no more of a text than a slash and its query may take, so that it is as quick in a long one. */
export function slashAt(text: string, caret: number): Slash | null {
  const from = Math.max(0, caret - QUERY_MAX - INDENT_MAX);
  const before = text.slice(from, caret);
  const line = before.lastIndexOf('\n') + 1;
  if (line === 0 && from > 0) return null;
  const [, query] = TYPED.exec(before.slice(line)) ?? [];
  return query === undefined ? null : { start: caret - query.length - 1, query };
}

export interface TemplateOption extends Starter {
  readonly key: string;
  /** Nobody's own: it stands among those that are offered to begin with. */
  readonly isSuggested: boolean;
}

const SHOWN_MAX = 8;

/** Whether each word of a query begins a word of the name. */
function fits(name: string, query: string): boolean {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  const sought = fold(query).split(/\s+/).filter(Boolean);
  return sought.every((part) => words.some((word) => word.startsWith(part)));
}

/** What fits what is typed: one's own before what is suggested. */
export function optionsFor(
  query: string,
  own: readonly { readonly id: string; readonly name: string; readonly text: string }[],
  suggested: readonly Starter[],
): readonly TemplateOption[] {
  const taken = new Set(own.map(({ name }) => fold(name)));
  const all = [
    ...own.map(({ id, name, text }) => ({ key: id, name, text, isSuggested: false })),
    ...suggested
      .filter(({ name }) => !taken.has(fold(name)))
      .map((one) => ({ ...one, key: `sugestao-${one.name}`, isSuggested: true })),
  ];
  return all.filter(({ name }) => fits(name, query)).slice(0, SHOWN_MAX);
}

/** Of an option in the list of this id. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;
