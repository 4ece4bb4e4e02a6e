import { useLayoutEffect } from 'react';

/** Where the focus was: an element, or another of the same record where that one is drawn anew. */
interface Place {
  readonly element: HTMLElement;
  /** The `data-record` that it stood in. */
  readonly record: string | null;
}

/** So long after a dialog a change may still move what is on the screen. */
const SETTLE_MS = 700;

/** Of the dialog that has just closed: another may open in its stead. */
let lastPlace: Place | null = null;
let endWatch = (): void => undefined;

const isLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body;

const recordAround = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? null;

/** A menu's own button stands in for an item that goes away with its menu. */
function placeNow(): Place | null {
  if (isLost(document)) return null;
  const active = document.activeElement as HTMLElement;
  const labelledBy = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const element = (labelledBy && document.getElementById(labelledBy)) || active;
  return { element, record: recordAround(element) };
}

/** A list may draw another record into the same row. */
const isHere = ({ element, record }: Place): boolean =>
  element.isConnected && recordAround(element) === record;

function elementOf(place: Place): HTMLElement | null {
  if (isHere(place)) return place.element;
  const records = place.element.ownerDocument.querySelectorAll<HTMLElement>('[data-record]');
  const drawn = [...records].find(({ dataset }) => dataset['record'] === place.record);
  return drawn?.matches('a, button, [tabindex]')
    ? drawn
    : (drawn?.querySelector<HTMLElement>('a, button') ?? null);
}

/** Gives the focus back, and again where the change that was made draws its record in another place. */
function returnTo(place: Place): void {
  endWatch();
  // The page may be gone when the time is up.
  const page = place.element.ownerDocument;
  const tryAgain = (): void => {
    const isElsewhere = page.activeElement === place.element && !isHere(place);
    if (isLost(page) || isElsewhere) elementOf(place)?.focus();
  };
  const observer = new MutationObserver(tryAgain);
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-record'],
  });
  const first = setTimeout(tryAgain);
  const last = setTimeout(() => {
    endWatch();
    if (isLost(page)) page.querySelector('main')?.focus();
    else if (page.activeElement === elementOf(place))
      page.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, SETTLE_MS);
  endWatch = () => {
    observer.disconnect();
    clearTimeout(first);
    clearTimeout(last);
    lastPlace = null;
    endWatch = () => undefined;
  };
}

/** Remembers where the focus was when something opened, and gives it back when that closes or goes away. */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const place = placeNow() ?? lastPlace;
    endWatch();
    return () => {
      if (!place) return;
      returnTo(place);
      lastPlace = place;
    };
  }, [open]);
}
