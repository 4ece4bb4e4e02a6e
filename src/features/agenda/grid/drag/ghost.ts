import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import { formatSpan } from '../../../../domain/time/format.ts';
import { sessionName } from '../../../../pieces/sessions/words.ts';
import type { Proposal, Scene } from './proposal.ts';
import { DAY_MINUTES, type Stretch } from '../place/stretch.ts';

/** The one element that follows a pointer or the keys: moved by transform, never drawn by React. */
export interface Ghost {
  draw(proposal: Proposal, scene: Scene, row: AppointmentRow | null): void;
  /** At its place, saying why it stays there. */
  refuse(stretch: Stretch, scene: Scene, words: string): void;
  hide(): void;
}

const write = (element: Element, part: string, words: string): void => {
  const line = element.querySelector(`.${part}`);
  if (line) line.textContent = words;
};

/** @param surface of all columns, from midnight to midnight; the ghost stands in it */
export function createGhost(surface: HTMLElement, element: HTMLElement): Ghost {
  // Read once a gesture: to read after a write makes the browser lay out the page at each step.
  let size = { width: 0, height: 0 };
  const place = ({ column, start, length }: Stretch, { columns }: Scene) => {
    if (element.hidden) size = { width: surface.clientWidth, height: surface.clientHeight };
    const width = size.width / columns.length;
    const minute = size.height / DAY_MINUTES;
    const shown = Math.min(length, DAY_MINUTES - start);
    Object.assign(element.style, {
      transform: `translate(${column * width}px, ${start * minute}px)`,
      width: `${width}px`,
      height: `${shown * minute}px`,
    });
  };
  const say = (kind: string, name: string, when: string, words: string) => {
    element.dataset['kind'] = kind;
    write(element, 'name', name);
    write(element, 'when', when);
    write(element, 'words', words);
    element.hidden = false;
  };
  return {
    draw(proposal, scene, row) {
      const { stretch, span, objection } = proposal;
      place(stretch, scene);
      const when = formatSpan(span, scene.zone);
      const name = row ? sessionName(row) : 'Nova sessão';
      say(objection?.kind ?? 'free', name, when, objection?.words ?? '');
    },
    refuse(stretch, scene, words) {
      place(stretch, scene);
      say('refused', '', '', words);
    },
    hide() {
      element.hidden = true;
    },
  };
}
