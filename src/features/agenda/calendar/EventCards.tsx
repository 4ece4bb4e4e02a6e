import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { arriving, Nothing } from '../../../ui/arriving.tsx';

/** With what places it, at the first event that is pointed at. */
const PlacedCard = arriving(() => import('./PlacedCard.tsx').then((m) => m.PlacedCard), Nothing);

const OPENS_MS = 400;
const CLOSES_MS = 200;

interface Shown {
  readonly id: string;
  readonly anchor: HTMLElement;
}

/**
 * Shows what an event of a calendar is, beside it, while the mouse rests on it or the keyboard has reached it. The mouse
 * may go into the card; Escape closes it.
 * @param rows the events, by the `data-record` of what is drawn
 */
export function EventCards(props: {
  readonly rows: readonly AppointmentRow[];
  readonly children: ReactNode;
}) {
  const { shown, hide, events, cardEvents } = useShown();
  // What the card stood beside may be gone, or be another event's: another month, another day.
  const isThere = shown?.anchor.isConnected && shown.anchor.dataset['record'] === shown.id;
  const row = isThere && props.rows.find(({ id }) => id === shown.id);
  return (
    <div {...events}>
      {props.children}
      {shown && row && (
        <Suspense fallback={null}>
          <PlacedCard row={row} anchor={shown.anchor} onClose={hide} {...cardEvents} />
        </Suspense>
      )}
    </div>
  );
}

const eventOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  (target as HTMLElement).closest<HTMLElement>('[data-record]');

function useShown() {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: Shown | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const show = (anchor: HTMLElement, ms: number) => {
    const id = anchor.dataset['record'];
    if (id !== undefined && !pressed.current) later({ id, anchor }, ms);
  };
  const events = {
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const anchor = eventOf(event);
      if (anchor) show(anchor, OPENS_MS);
      else later(null, CLOSES_MS);
    },
    onPointerLeave: () => later(null, CLOSES_MS),
    // Whatever the press begins, e.g. a drag, wants the view on what lies around.
    onPointerDown: () => {
      pressed.current = true;
      addEventListener('pointerup', () => (pressed.current = false), { once: true });
      hide();
    },
    onFocus: (event: SyntheticEvent) => {
      const anchor = eventOf(event);
      if (anchor?.matches(':focus-visible')) show(anchor, OPENS_MS);
    },
    onBlur: () => later(null, CLOSES_MS),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shown) hide();
    },
  };
  // The card is drawn elsewhere, and React tells its events here as well.
  const stay = (event: SyntheticEvent) => {
    event.stopPropagation();
    clearTimeout(timer.current);
  };
  const cardEvents = { onPointerOver: stay, onPointerDown: stay, onFocus: stay, onBlur: stay };
  return { shown, hide, events, cardEvents };
}
