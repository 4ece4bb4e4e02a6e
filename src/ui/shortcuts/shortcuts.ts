import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from './useLatest.ts';

/** What a key does. Of one table of these are made both the binding and the list that people read. */
export interface Shortcut {
  /** Each as `KeyboardEvent.key` names it; any of them does it. */
  readonly keys: readonly string[];
  readonly label: string;
  /** Also with something else in the way of `keys`: `Shift`, `Ctrl`. */
  readonly with?: 'Shift' | 'Ctrl';
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const KEY = 'sereno-shortcuts';
const listeners = new Set<() => void>();

const isOff = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'off';
  } catch {
    return false;
  }
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether keys without Alt do something on a page, in this browser. Who speaks to the computer, or trembles, turns
 * them off.
 */
export function useSingleKeys() {
  const isOn = !useSyncExternalStore(subscribe, isOff);
  const turn = (on: boolean) => {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    for (const listener of listeners) listener();
  };
  return [isOn, turn] as const;
}

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true], [role=combobox], [role=spinbutton], [role=textbox]';
/** These find by letters themselves. */
const OWN_KEYS = '[role=menu], [role=listbox]';
const ARROW = /^Arrow/;

const isCovered = (): boolean => document.querySelector('[role=dialog], [role=menu]') !== null;

export const matches = (
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { keys, with: held }: Shortcut,
): boolean => {
  const { key } = event;
  const isLetter = key.length === 1;
  if (event.altKey || event.metaKey || event.ctrlKey !== (held === 'Ctrl')) return false;
  // A sign such as `?` may need Shift on one keyboard and not on another.
  if (!isLetter && event.shiftKey !== (held === 'Shift')) return false;
  if (/\p{Lu}/u.test(key) && event.shiftKey && held !== 'Shift') return false;
  return keys.includes(isLetter ? key.toLowerCase() : key);
};

/** Whether a key pressed there is the page's own: nobody types, and nothing lies over the page. */
function isFree(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.defaultPrevented || event.repeat || isCovered()) return false;
  if (target.matches?.(TYPING) || target.closest?.(OWN_KEYS)) return false;
  // Where something has the focus, arrows are its own.
  return !ARROW.test(event.key) || target === document.body || target.matches?.('main');
}

/** Does something on a key, wherever on the page the focus is, while the component stands. */
export function useShortcut(shortcut: Shortcut, run: () => void): void {
  const latest = useLatest(run);
  const [isOn] = useSingleKeys();
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!matches(event, shortcut) || !isFree(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [shortcut, latest, isOn]);
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** A key as people know it. */
export const keyName = (key: string): string =>
  NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
