import { styled } from '@mui/material/styles';
import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNarrow } from '../../../ui/useMediaQuery.ts';
import { arriving } from '../../../ui/arriving.tsx';
import { MonthView } from './MonthView.tsx';
import type { Sheet } from './sheets.ts';
import { type InSight, useDaysOf } from './useInSight.ts';
import { useSheets } from './useSheets.ts';
import { WeekList } from './WeekList.tsx';

const Times = arriving(() => import('../grid/Times.tsx').then((m) => m.Times));

/**
 * All at one place. What is out of sight takes no room, and neither keys nor screen readers nor the search in the page
 * find it; it keeps its styles and its layout, so that nothing is left to do but to paint it. Nothing that is inherited
 * may tell it apart, `visibility` and `inert` among that: each of its elements would be styled anew at every turn.
 */
const Pile = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& > .away': { height: 0, overflow: 'clip', contentVisibility: 'hidden' },
  '@supports not (content-visibility: hidden)': { '& > .away': { visibility: 'hidden' } },
});

/** The days in sight, and out of sight those beside them. */
export function TurnedSheets({ of }: { of: InSight }) {
  const { drawn, shown } = useSheets(of);
  const pile = useRef<HTMLDivElement>(null);
  useFocusTurned(pile, shown, of.day);
  return (
    <Pile ref={pile}>
      {drawn.map((sheet, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Those of other days take over what is drawn.
        <Drawn key={place} sheet={sheet} isShown={place === shown} />
      ))}
    </Pile>
  );
}

/** Inside, its size is the same in sight and out of it: whoever watches that has nothing to do. */
const Drawn = memo(function Drawn({ sheet, isShown }: { sheet: Sheet; isShown: boolean }) {
  const of = useDaysOf(sheet);
  const inside = useRef<HTMLDivElement>(null);
  // Asked where it is, it is laid out: when it was drawn, and not when it is turned to.
  useEffect(() => {
    if (!isShown) inside.current?.getBoundingClientRect();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [of]);
  return (
    <div className={isShown ? undefined : 'away'} aria-hidden={!isShown}>
      <div ref={inside}>
        <View of={of} />
      </div>
    </div>
  );
});

/** Drawn when what it shows changes, and not when other days are asked for. */
const View = memo(function View({ of }: { of: InSight }) {
  const narrow = useNarrow();
  if (of.view === 'mes') return <MonthView of={of} />;
  return of.view === 'semana' && narrow ? <WeekList of={of} /> : <Times of={of} />;
});

/** Where the keyboard goes on: the cell for a new session, the day, or the button of that name. */
function twinOf(left: HTMLElement, sheet: Element, day: string): HTMLElement | undefined {
  const kin = left.matches('.cell') ? '.cell' : `td[data-day="${day}"]`;
  const label = left.getAttribute('aria-label');
  return (
    sheet.querySelector<HTMLElement>(kin) ??
    [...sheet.querySelectorAll<HTMLElement>('button[aria-label]')].find(
      (button) => button.getAttribute('aria-label') === label,
    )
  );
}

/** The focus goes from the sheet that is turned away to the one in sight. */
function useFocusTurned(pile: RefObject<HTMLElement | null>, shown: number, day: string): void {
  useLayoutEffect(() => {
    const left = document.activeElement as HTMLElement | null;
    const sheet = pile.current?.children[shown];
    if (!left || !sheet || !pile.current?.contains(left) || sheet.contains(left)) return;
    const twin = twinOf(left, sheet, day);
    if (twin) twin.focus({ preventScroll: true });
    else left.blur();
    // Of another day of the same sheet its own pieces take care.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pile, shown]);
}
