import { recordOf, UNKNOWN, type Known } from '../../../src/data/queries/kit/known.ts';
import type { NoteBody, NoteHead } from '../../../src/data/queries/notes/results.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import { together } from '../../../src/domain/notes/merging/differences.ts';
import { editorReducer } from '../../../src/features/notes/editor/editorReducer.ts';
import {
  type EditorEvent,
  type EditorState,
  isBlank,
  isDirty,
  isOpen,
  OPENING,
} from '../../../src/features/notes/editor/editorState.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';
import type { Choices } from './people.ts';
import { editedText } from './sentences.ts';

interface Session {
  readonly appointmentId: string;
  readonly patientId: string;
}

/**
 * The note's editor in one tab: the page's own states over the tab's real device.
 * A person types at random.
 */
export class Window {
  state: EditorState = OPENING;
  body: NoteBody | null = null;
  #looks = 0;

  constructor(
    readonly world: World,
    readonly tab: Tab,
    readonly session: Session,
    readonly choices: Choices,
  ) {
    const { appointmentId } = session;
    tab.device
      .subscribe('notes.ofAppointment', { appointmentId }, (head) => void this.#look(head))
      .catch((error: unknown) => world.fault(error));
  }

  #emit(event: EditorEvent): void {
    this.state = editorReducer(this.state, event);
  }

  async #look(known: Known<NoteHead>): Promise<void> {
    if (known === UNKNOWN) return;
    const look = ++this.#looks;
    const head = recordOf(known);
    const body = head && (await this.tab.device.readNote(head.id));
    if (look !== this.#looks) return;
    this.body = body;
    this.#emit(
      isOpen(this.state) ? { type: 'arrived', body } : { type: 'opened', body, draft: null },
    );
  }

  type(): void {
    if (!isOpen(this.state)) return;
    const { text } = this.state;
    this.#emit({
      type: 'typed',
      from: text,
      text: editedText(text, this.world.random, ++this.choices.sentences),
    });
  }

  async save(): Promise<void> {
    const { state } = this;
    if (state.phase !== 'editing' || isBlank(state) || !(isDirty(state) || state.noteId === null))
      return;
    const { text, base, baseV } = state;
    this.#emit({ type: 'saving' });
    const id = state.noteId ?? this.world.newId();
    const { appointmentId } = this.session;
    const sent = await this.#send(base, text, () =>
      state.noteId === null
        ? this.tab.device.dispatch('note.create', { id, ...this.session, plaintext: text })
        : this.tab.device.dispatch(
            'note.update',
            { id, appointmentId, plaintext: text },
            { base, baseV },
          ),
    );
    if (sent) this.#emit({ type: 'stored', text, noteId: id });
    else this.#emit({ type: 'failed', failure: { title: '', message: '' } });
  }

  /** Chooses between two texts, or writes one of both. */
  async decide(): Promise<void> {
    const { body, state } = this;
    const conflict = body?.note.conflicts[0];
    if (!body || !conflict || isDirty(state)) return;
    const { id, plaintext: present } = body.note;
    const dice = this.world.random();
    const final =
      dice < 0.5
        ? together(present, conflict.plaintext)
        : dice < 0.75
          ? present
          : conflict.plaintext;
    this.choices.decisions += 1;
    await this.#send(`${present} ${conflict.plaintext}`, final, () =>
      this.tab.device.dispatch(
        'note.update',
        { id, plaintext: final, resolves: [conflict.id] },
        { base: present, baseV: body.baseV },
      ),
    );
  }

  putElsewhere(): void {
    const { noteId } = this.state;
    const { appointmentId } = this.session;
    if (noteId === null) return;
    const shelf = this.world.random() < 0.5 ? 'record' : 'private';
    this.tab.device
      .dispatch('note.setShelf', { id: noteId, appointmentId, shelf })
      .catch((error: unknown) => this.#unlessRule(error));
  }

  /** Brings an earlier text of the note back, as the list of versions does. */
  async restore(earlier: string): Promise<void> {
    const { body } = this;
    if (!body || isDirty(this.state)) return;
    const { id, plaintext: base } = body.note;
    const { appointmentId } = this.session;
    await this.#send(base, earlier, () =>
      this.tab.device.dispatch(
        'note.update',
        { id, appointmentId, plaintext: earlier },
        { base, baseV: body.baseV },
      ),
    );
  }

  async #send(before: string, after: string, dispatch: () => Promise<string>): Promise<boolean> {
    const { world, tab, choices } = this;
    choices.wants(before, after);
    try {
      const key = await dispatch();
      world.trace(() => `${tab.name} saved ${JSON.stringify(after)} on ${JSON.stringify(before)}`);
      world.ledger.confirm(key);
      choices.edits += 1;
      choices.saved(tab.machine.name, after);
      return true;
    } catch (error) {
      this.#unlessRule(error);
      return false;
    }
  }

  #unlessRule(error: unknown): void {
    if (!(error instanceof DomainError)) this.world.fault(error);
  }
}
