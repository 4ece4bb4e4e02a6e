import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * All at one place. What is out of sight takes no room, and neither keys nor screen readers nor the search in the page
 * find it; it keeps its styles and its layout, so that nothing is left to do but to paint it. Nothing that is inherited
 * may tell it apart, `visibility` and `inert` among that: each of its elements would be styled anew at every turn.
 */
export const Pile = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // Counters of their own: of those of the whole page the browser would keep account at every turn.
  '& > *': { gridArea: '1 / 1', minWidth: 0, contain: 'style' },
  '& > .away': { height: 0, overflow: 'clip', contentVisibility: 'hidden' },
  '@supports not (content-visibility: hidden)': { '& > .away': { visibility: 'hidden' } },
});

/** Ends the preparation at once, e.g. of a sheet that is turned to. */
function show(sheet: HTMLElement): void {
  sheet.removeAttribute('inert');
  sheet.style.removeProperty('content-visibility');
}

/**
 * Lays a sheet out of sight out, and lets the browser find out in one frame what it needs to know of each piece before it
 * paints: of what has never been in a frame, that is a tenth of a turn. Without height, it shows nothing meanwhile.
 * Inert meanwhile: no key may reach what nobody sees, and a busy machine's two frames are long.
 * @returns how to break it off
 */
function prepare(sheet: HTMLElement): () => void {
  sheet.setAttribute('inert', '');
  sheet.style.contentVisibility = 'visible';
  const end = () => {
    sheet.removeAttribute('inert');
    // Its pieces are styled anew now: once hidden, they would be at the turn.
    void sheet.offsetHeight;
    sheet.style.removeProperty('content-visibility');
  };
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(end);
  });
  return () => {
    cancelAnimationFrame(frame);
    show(sheet);
  };
}

/**
 * A sheet of the pile. Inside, its size is the same in sight and out of it: whoever watches that has nothing to do.
 * @param of what it shows, by its identity
 */
export function Sheet(props: {
  readonly of: object | undefined;
  readonly isShown: boolean;
  readonly children: ReactNode;
}) {
  const { of, isShown } = props;
  const sheet = useRef<HTMLDivElement>(null);
  // When it was drawn, and not when it is turned to.
  useEffect(() => {
    if (isShown || !sheet.current) return undefined;
    return prepare(sheet.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [of]);
  // Before anybody gives it the focus.
  useLayoutEffect(() => {
    if (isShown && sheet.current) show(sheet.current);
  }, [isShown]);
  // The keyboard does not stay where nobody can see it; a list that knows where to go on has done so by now.
  useEffect(() => {
    const { activeElement } = document;
    if (!isShown && activeElement instanceof HTMLElement && sheet.current?.contains(activeElement))
      activeElement.blur();
  }, [isShown]);
  return (
    <div ref={sheet} className={isShown ? undefined : 'away'} aria-hidden={!isShown}>
      <div>{props.children}</div>
    </div>
  );
}
