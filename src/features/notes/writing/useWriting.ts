import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../ui/shortcuts/useLatest.ts';

export interface Writing {
  /** Only the text is in sight. */
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
  /** What fills the screen. */
  readonly surface: RefObject<HTMLDivElement | null>;
}

const isKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'f';

/** Another dialog lies over the editor. */
function isCovered(surface: Element): boolean {
  const top = [...document.querySelectorAll('[role=dialog]')].at(-1);
  return top !== undefined && !top.contains(surface);
}

/** Whatever is not the surface, nor holds it, up to the page or the dialog in which it stands. */
function* around(surface: Element): Iterable<Element> {
  for (let one: Element = surface; one.parentElement && !one.matches(END); one = one.parentElement)
    for (const other of one.parentElement.children) if (other !== one) yield other;
}
const END = 'body > *, .MuiDialog-paper';

/**
 * The quiet mode of an editor: the same field over the whole screen, so that caret, undoing and what was typed are as they
 * were. Ctrl or Cmd with Shift and F turns it on and off, Esc off.
 */
export function useWriting(): Writing {
  const [isOn, setOn] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const [wasTurned, setTurned] = useState(false);
  const turn = useCallback((on: boolean) => {
    setTurned(true);
    setOn(on);
  }, []);
  useEffect(() => {
    const field = surface.current?.querySelector('textarea');
    if (!wasTurned || !field) return;
    // In a field of another height the caret may be out of sight: browsers look for it when the focus comes.
    field.blur();
    field.focus();
  }, [isOn, wasTurned]);
  const latest = useLatest(isOn);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isKey(event) || event.defaultPrevented || !surface.current) return;
      if (isCovered(surface.current)) return;
      event.preventDefault();
      turn(!latest.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn, latest]);
  useEffect(() => {
    if (!isOn || !surface.current) return undefined;
    const outside = [...around(surface.current)].filter((one) => !one.hasAttribute('inert'));
    for (const one of outside) one.setAttribute('inert', '');
    return () => {
      for (const one of outside) one.removeAttribute('inert');
    };
  }, [isOn]);
  useVisiblePart(surface, isOn);
  return { isOn, turn, surface };
}

/** A keyboard on the screen covers what lies below, and no browser tells that by a height in CSS alone. */
function useVisiblePart(surface: RefObject<HTMLDivElement | null>, isOn: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    const element = surface.current;
    if (!isOn || !view || !element) return undefined;
    const fit = () => {
      element.style.setProperty('height', `${view.height}px`);
      element.style.setProperty('top', `${view.offsetTop}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
      element.style.removeProperty('height');
      element.style.removeProperty('top');
    };
  }, [surface, isOn]);
}
