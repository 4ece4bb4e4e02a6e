import { memo, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useNarrow } from '../../../ui/useMediaQuery.ts';
import { arriving } from '../../../ui/arriving.tsx';
import { Pile, Sheet } from '../../../ui/page/Pile.tsx';
import { MonthView } from './days/MonthView.tsx';
import type { Sheet as Days, Sheets } from './sheets.ts';
import { type InSight, useDaysOf } from './useDaysOf.ts';
import { WeekList } from './days/WeekList.tsx';

const Times = arriving(() => import('../grid/Times.tsx').then((m) => m.Times));

/**
 * The days in sight, and out of sight those beside them.
 * @param known what each shows, by its place
 * @param onKnown the same function at each drawing
 */
export function TurnedSheets(props: {
  readonly sheets: Sheets;
  readonly known: readonly (InSight | undefined)[];
  readonly onKnown: Known;
}) {
  const { drawn, shown } = props.sheets;
  const pile = useRef<HTMLDivElement>(null);
  useFocusTurned(pile, shown, drawn[shown]?.day ?? '');
  return (
    <Pile ref={pile}>
      {drawn.map((sheet, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Those of other days take over what is drawn.
        <Sheet key={place} of={props.known[place]} isShown={place === shown}>
          <Drawn sheet={sheet} place={place} onKnown={props.onKnown} />
        </Sheet>
      ))}
    </Pile>
  );
}

type Known = (place: number, of: InSight) => void;

/** Not drawn again when it is turned to. */
const Drawn = memo(function Drawn(props: {
  readonly sheet: Days;
  readonly place: number;
  readonly onKnown: Known;
}) {
  const { sheet, place, onKnown } = props;
  const of = useDaysOf(sheet);
  useLayoutEffect(() => onKnown(place, of), [onKnown, place, of]);
  return (
    <Suspense fallback={null}>
      <View of={of} />
    </Suspense>
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
