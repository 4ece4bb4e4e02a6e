import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { replaceIn } from '../insertText.ts';
import { lineBox } from './lineBox.ts';
import { optionsFor, type Slash, slashAt, type TemplateOption } from './slash.ts';
import { starters } from './starters.ts';

export interface SlashMenu {
  readonly options: readonly TemplateOption[];
  /** Of the option that Enter takes. */
  readonly active: number;
  /** Where the line is, on the screen. */
  readonly box: DOMRect;
  readonly point: (place: number) => void;
  readonly take: (option: TemplateOption) => void;
}

interface Asked extends Slash {
  readonly field: HTMLTextAreaElement;
  readonly box: DOMRect;
}

const NONE: readonly TemplateOption[] = [];

/**
 * The list of templates that a slash at the start of a line opens. Esc leaves the slash as it is; what is taken replaces it,
 * and can be undone as if it had been typed.
 */
export function useSlash(): {
  readonly menu: SlashMenu | null;
  /** After each change of the text or the caret. */
  readonly look: (field: HTMLTextAreaElement) => void;
  /** @returns whether the key was the list's */
  readonly press: (event: KeyboardEvent) => boolean;
  readonly close: () => void;
} {
  const templates = useLive('templates.list', {});
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Of a slash that is to stay one. */
  const [left, setLeft] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const query = asked?.query;
  const options = useMemo(
    () =>
      query === undefined ? NONE : optionsFor(query, templates ? shownOf(templates) : [], starters),
    [query, templates],
  );

  const look = useCallback(
    (field: HTMLTextAreaElement) => {
      const { selectionStart, selectionEnd, value, readOnly } = field;
      const slash =
        selectionStart === selectionEnd && !readOnly ? slashAt(value, selectionStart) : null;
      if (slash === null) setLeft(null);
      if (slash === null || slash.start === left) return setAsked(null);
      setActive(0);
      setAsked((before) =>
        before?.start === slash.start
          ? { ...before, ...slash }
          : { ...slash, field, box: lineBox(field, slash.start) },
      );
    },
    [left],
  );
  const close = useCallback(() => setAsked(null), []);
  const take = ({ text }: TemplateOption) => {
    if (!asked) return;
    const { field, start, query: typed } = asked;
    setAsked(null);
    replaceIn(field, start, start + typed.length + 1, text);
  };
  const menu =
    asked && options.length > 0
      ? { options, active, box: asked.box, point: setActive, take }
      : null;

  const press = (event: KeyboardEvent): boolean => {
    if (!menu || !asked || event.nativeEvent.isComposing) return false;
    const chosen = options[active];
    const step = STEPS[event.key];
    if (step) setActive((active + step + options.length) % options.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) take(chosen);
    else if (event.key === 'Escape') {
      setLeft(asked.start);
      setAsked(null);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { menu, look, press, close };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
