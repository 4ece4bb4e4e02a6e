import { type RefObject, useLayoutEffect } from 'react';
import type { Hours } from './hours.ts';
import { roomyLengths } from './lines.ts';
import { DAY_MINUTES } from './stretch.ts';

const LEAST = 40;
const MOST = 72;
/** Below that a page scrolls, and not the grid alone. */
const LEAST_HEIGHT = 320;
/** Of the page's own edge. */
const MARGIN = 16;

/** How high an hour is where the hours in sight fill the space, and how high the space, in pixels. */
export function fitted(free: number, hours: number, rest: number) {
  const space = Math.max(free, LEAST_HEIGHT);
  const hour = Math.min(Math.max(Math.floor((space - rest) / hours), LEAST), MOST);
  return { hour, height: Math.min(space, hour * hours + rest) };
}

/** Above the first hour, so that its time is read. */
const LEAD = 10;

const headsOf = (scroller: HTMLElement): number =>
  scroller.querySelector<HTMLElement>('.heads')?.offsetHeight ?? 0;

function fit(scroller: HTMLElement, hours: number): void {
  const top = scroller.getBoundingClientRect().top + scrollY;
  const root = getComputedStyle(document.documentElement);
  const bars = Number.parseFloat(root.getPropertyValue('--bottom-bars'));
  const free = innerHeight - top - (bars || 0) - MARGIN;
  // And the frame's two lines.
  const { hour, height } = fitted(free, hours, headsOf(scroller) + LEAD + 2);
  const { dataset, style } = scroller;
  // What is written again is styled and painted again: a week that is turned to would take a second frame.
  const isFitted = style.getPropertyValue('--hour') === `${hour}px`;
  if (isFitted && style.maxHeight === `${height}px`) return;
  style.setProperty('--hour', `${hour}px`);
  dataset['roomy'] = roomyLengths(hour / Number.parseFloat(root.fontSize));
  style.maxHeight = `${height}px`;
}

/** Of the root's letters: a column up to this width has no room for times, and one from that on for a name and more. */
const TIGHT_REM = 5;
const WIDE_REM = 13;

/** Says whether its columns are narrow or wide. Not asked of a container: that is styled again, column by column, at each drawing. */
function tell(scroller: HTMLElement): void {
  const [column] = scroller.getElementsByClassName('column');
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (!column) return;
  const width = column.clientWidth / rem;
  scroller.toggleAttribute('data-tight', width <= TIGHT_REM);
  scroller.toggleAttribute('data-wide', width >= WIDE_REM);
}

/**
 * Gives the scroller the height that is left of the window, and its hours theirs. As styles of the element: a window that
 * changes its size draws nothing anew.
 */
export function useHourHeight(
  scroller: RefObject<HTMLElement | null>,
  { first, last }: Hours,
  columns: number,
): void {
  const hours = (last - first) / 60;
  useLayoutEffect(() => {
    const run = () => {
      if (!scroller.current) return;
      fit(scroller.current, hours);
      tell(scroller.current);
    };
    run();
    addEventListener('resize', run);
    // What stands above may grow: a second line of tools, a notice.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(run);
    const above = scroller.current?.parentElement;
    if (above) observer?.observe(above);
    return () => {
      removeEventListener('resize', run);
      observer?.disconnect();
    };
    // Other columns are other widths.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroller, hours, columns]);
}

function lookAt(scroller: HTMLElement, first: number, now: number | null): void {
  const surface = scroller.querySelector<HTMLElement>('.columns');
  const minute = (surface?.clientHeight ?? 0) / DAY_MINUTES;
  const seen = scroller.clientHeight - headsOf(scroller);
  const isBelow = now !== null && (now - first + 60) * minute > seen;
  scroller.scrollTop = isBelow ? now * minute - seen / 3 : first * minute - LEAD;
}

/** Scrolls to the first hour of work, or so that now stands in the upper third. Once for each set of days. */
export function useFirstSight(
  scroller: RefObject<HTMLElement | null>,
  days: string,
  { first }: Hours,
  now: number | null,
): void {
  useLayoutEffect(() => {
    if (scroller.current) lookAt(scroller.current, first, now);
    // Not whenever a minute has passed: the person may have scrolled since.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroller, days, first]);
}
