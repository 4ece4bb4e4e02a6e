import { useEffect, useRef } from 'react';

/** With Alt, so that no key that types something is taken; or a key that the dialog or field itself heeds. */
export type Keys = `Alt+${string}` | 'Escape';

const isPressed = (keys: Keys, event: KeyboardEvent): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.repeat &&
  // By its place: with Alt held, some keyboards write another letter.
  `Alt+${event.code.replace('Key', '')}` === keys;

/** What lies over the page has the keyboard for itself. */
const isCovered = (): boolean => document.querySelector('[role=dialog], [role=menu]') !== null;

/** As a ref: the keys press the control, wherever on the page the focus is. */
export function useKeys<T extends HTMLElement>(keys: Keys | undefined) {
  const control = useRef<T>(null);
  useEffect(() => {
    if (!keys?.startsWith('Alt+')) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isPressed(keys, event) || isCovered()) return;
      event.preventDefault();
      control.current?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
  return control;
}

/** What a tooltip says of a control. */
export const withKeys = (label: string, keys: Keys | undefined): string =>
  keys ? `${label} (${keys.replace('Escape', 'Esc')})` : label;
