import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * All at one place. What is out of sight takes no room, and neither keys nor screen readers nor the search in the page
 * find it; it keeps its styles and its layout, so that nothing is left to do but to paint it. Nothing that is inherited
 * may tell it apart, `visibility` and `inert` among that: each of its elements would be styled anew at every turn.
 */
export const Pile = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& > .away': { height: 0, overflow: 'clip', contentVisibility: 'hidden' },
  '@supports not (content-visibility: hidden)': { '& > .away': { visibility: 'hidden' } },
});

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
  const inside = useRef<HTMLDivElement>(null);
  // Asked where it is, it is laid out: when it was drawn, and not when it is turned to.
  useEffect(() => {
    if (!isShown) inside.current?.getBoundingClientRect();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [of]);
  // The keyboard does not stay where nobody can see it; a list that knows where to go on has done so by now.
  useEffect(() => {
    const { activeElement } = document;
    if (!isShown && activeElement instanceof HTMLElement && inside.current?.contains(activeElement))
      activeElement.blur();
  }, [isShown]);
  return (
    <div className={isShown ? undefined : 'away'} aria-hidden={!isShown}>
      <div ref={inside}>{props.children}</div>
    </div>
  );
}
