import { useEffect, useRef } from 'react';

/**
 * With Alt, so that no key that types something is taken; or a key that the dialog or field itself heeds; or what undoes,
 * with Ctrl, on a Mac with Cmd.
 */
export type Keys = `Alt+${string}` | 'Escape' | 'Mod+Z';

/** Asked when a key comes: what lists the dialogs is read where there is no browser too. */
const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);
/** What is typed there is undone there. */
const TEXT =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';

/** By its place: with Alt held, some keyboards write another letter. */
const isAlt = (keys: Keys, event: KeyboardEvent): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  `Alt+${event.code.replace('Key', '')}` === keys;

const isUndo = (event: KeyboardEvent): boolean =>
  (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'z' &&
  !(event.target as Element).matches?.(TEXT);

const isPressed = (keys: Keys, event: KeyboardEvent): boolean =>
  !event.repeat && (keys === 'Mod+Z' ? isUndo(event) : isAlt(keys, event));

/** What lies over the page has the keyboard for itself, and for what stands in it. */
const isCovered = (control: Element | null): boolean => {
  const covers = [...document.querySelectorAll('[role=dialog], [role=menu]')];
  return covers.length > 0 && !covers.some((cover) => cover.contains(control));
};

/** As a ref: the keys press the control, wherever on the page the focus is. */
export function useKeys<T extends HTMLElement>(keys: Keys | undefined) {
  const control = useRef<T>(null);
  useEffect(() => {
    if (!keys || keys === 'Escape') return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isPressed(keys, event) || isCovered(control.current)) return;
      event.preventDefault();
      control.current?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
  return control;
}

/** For `aria-keyshortcuts`. */
export const ariaKeys = (keys: Keys | undefined): string | undefined =>
  keys?.replace('Mod', isMac() ? 'Meta' : 'Control');

const said = (keys: Keys): string =>
  keys.replace('Escape', 'Esc').replace('Mod+', isMac() ? '⌘' : 'Ctrl+');

/** What a tooltip says of a control. */
export const withKeys = (label: string, keys: Keys | undefined): string =>
  keys ? `${label} (${said(keys)})` : label;
