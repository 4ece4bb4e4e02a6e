import { useLayoutEffect, useRef } from 'react';

/**
 * With Alt, so that no key that types something is taken; or a key that the dialog or field itself heeds; or what undoes
 * and what searches, with Ctrl, on a Mac with Cmd.
 */
export type Keys = `Alt+${string}` | 'Escape' | 'Mod+Z' | 'Mod+K';

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

const isMod = (event: KeyboardEvent, key: string): boolean =>
  (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === key;

const isUndo = (event: KeyboardEvent): boolean =>
  isMod(event, 'z') && !(event.target as Element).matches?.(TEXT);

function isPressed(keys: Keys, event: KeyboardEvent): boolean {
  if (event.repeat) return false;
  if (keys === 'Mod+K') return isMod(event, 'k');
  return keys === 'Mod+Z' ? isUndo(event) : isAlt(keys, event);
}

/** What lies over the page has the keyboard for itself, and for what stands in it. */
const isCovered = (control: Element | null): boolean => {
  const covers = [...document.querySelectorAll('[role=dialog], [role=menu]')];
  return covers.length > 0 && !covers.some((cover) => cover.contains(control));
};

/** As a ref: the keys press the control, wherever on the page the focus is. */
export function useKeys<T extends HTMLElement>(keys: Keys | undefined) {
  const control = useRef<T>(null);
  // With the control itself: whoever sees it may press at once.
  useLayoutEffect(() => {
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
