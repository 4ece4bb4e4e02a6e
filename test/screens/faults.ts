/** A kind of fault as a person would meet it on a screen. */
type FaultKind = 'wrong record' | 'lost text' | 'wrong state' | 'missing row' | 'lost focus';

/** A fault of a screen that a test has to catch. */
export interface ScreenFault {
  readonly kind: FaultKind;
  readonly fault: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The file of the test that catches it. */
  readonly test: string;
  /** The test's own name. */
  readonly caughtBy: string;
}

export const screenFaults: readonly ScreenFault[] = [
  {
    kind: 'wrong record',
    fault: 'the history opens another session than the one that was pressed',
    file: 'src/features/history/HistoryRows.tsx',
    find: "open({ dialogo: 'sessao', alvo: id })",
    replace: "open({ dialogo: 'sessao', alvo: id.replace(/.$/, 'f') })",
    test: 'src/features/history/history.test.tsx',
    caughtBy: 'opens the session that is pressed',
  },
  {
    kind: 'wrong record',
    fault: 'a notice of the bell leads to the first of its kind',
    file: 'src/features/bell/BellPanel.tsx',
    find: 'const place = placeOf(item);',
    replace: 'const place = placeOf(groups[0]?.items[0] ?? item);',
    test: 'src/features/bell/bell.test.tsx',
    caughtBy:
      'counts what needs the person by its name, leads there, and puts it aside without losing the place',
  },
  {
    kind: 'wrong record',
    fault: 'the search opens what stands first, whatever the keys are at',
    file: 'src/features/search/useChoice.ts',
    find: 'const active = entries[place];',
    replace: 'const active = entries[0];',
    test: 'src/app/shell/menu/QuickSearch.test.tsx',
    caughtBy: 'goes through screens and actions with the keys, and Esc gives the focus back',
  },
  {
    kind: 'wrong record',
    fault: 'what is registered settles no open payment, but makes another one',
    file: 'src/features/payments/PaymentDialog.tsx',
    find: "payments.find(({ status }) => status === 'pending')",
    replace: "payments.find(({ status }) => status === 'failed')",
    test: 'src/features/payments/payments.test.tsx',
    caughtBy: 'settles what was registered as open, and makes no second payment',
  },
  {
    kind: 'lost text',
    fault: 'the form of a refused change opens without what was entered',
    file: 'src/pieces/forms/CommandDialog.tsx',
    find: 'start: refused && of ? of(refused.args) : start,',
    replace: 'start,',
    test: 'src/pieces/forms/CommandDialog.test.tsx',
    caughtBy:
      'begins with what was sent, says why, and holds it until the refused field is another',
  },
  {
    kind: 'lost text',
    fault: 'a note that is typed is no draft on the device',
    file: 'src/features/notes/editor/useNoteEditor.ts',
    find: 'else write(noteDraft(text, base, shelf), baseV);',
    replace: 'else void write;',
    test: 'src/features/notes/editor/NotePanel.test.tsx',
    caughtBy: 'is a draft on the device before it is saved',
  },
  {
    kind: 'lost text',
    fault: 'a draft that was begun from another text replaces the note',
    file: 'src/features/notes/editor/editorReducer.ts',
    find: 'if (based !== opened.saved) return { ...opened, offer: kept };',
    replace: '',
    test: 'src/features/notes/editor/editorState.test.ts',
    caughtBy:
      'only offers a draft made before the note’s last change, and merges from its own beginning',
  },
  {
    kind: 'lost text',
    fault: 'a form that could not be sent is sent only once',
    file: 'src/client/drafts/useEntityForm.ts',
    find: 'isSent.current = Boolean(sent);',
    replace: '',
    test: 'src/pieces/forms/CommandDialog.test.tsx',
    caughtBy: 'stays open with what was typed where the device cannot keep it, and is sent again',
  },
  {
    kind: 'lost text',
    fault: 'a refused change leaves the outbox when its form is only closed',
    file: 'src/features/sync/ItemEditor.tsx',
    find: 'onClose={onClose}\n      />',
    replace: 'onClose={() => void replaced()}\n      />',
    test: 'src/features/sync/SyncPanel.test.tsx',
    caughtBy: 'keeps the change as it is where its form is only closed',
  },
  {
    kind: 'wrong state',
    fault: 'what has not all arrived is shown as all there is',
    file: 'src/features/payments/owed/OwedTab.tsx',
    find: 'isAll={isWhole(list)}',
    replace: 'isAll',
    test: 'src/features/payments/owed/OwedTab.test.tsx',
    caughtBy: 'gives no sum and says so while not all has arrived on the device',
  },
  {
    kind: 'wrong state',
    fault: 'the first session that has arrived is called the next one',
    file: 'src/features/dashboard/NextPatient.tsx',
    find: 'if (next === null || !isWhole(found))',
    replace: 'if (next === null)',
    test: 'src/features/dashboard/day.test.tsx',
    caughtBy: 'names nobody as next while not all has arrived',
  },
  {
    kind: 'wrong state',
    fault: 'a search that has not ended says that nothing was found',
    file: 'src/features/search/useGroups.ts',
    find: 'isFresh: found?.text === text,',
    replace: 'isFresh: true,',
    test: 'src/features/search/SearchDialog.test.tsx',
    caughtBy: 'says that nothing was found only once the device has answered what is typed now',
  },
  {
    kind: 'wrong state',
    fault: 'a patient is told nothing of a session that is not on the device',
    file: 'src/features/portal/DetailsDialog.tsx',
    find: 'details === UNKNOWN && <Arriving',
    replace: 'details === null && <Arriving',
    test: 'src/features/portal/DetailsDialog.test.tsx',
    caughtBy: 'says of a session that it is not on this device yet',
  },
  {
    kind: 'missing row',
    fault: 'the changes that wait lack the notes with two texts',
    file: 'src/features/sync/usePending.ts',
    find: "...conflicts.map((item) => ({ kind: 'conflict', item }) as const),",
    replace: '',
    test: 'src/features/sync/SyncPanel.test.tsx',
    caughtBy: 'leads to the decision about a note of which two texts stand side by side',
  },
  {
    kind: 'missing row',
    fault: 'the latest of a patient’s sessions is not in the portal’s list',
    file: 'src/features/portal/RecentAppointments.tsx',
    find: '{rows.map((row) => (',
    replace: '{rows.slice(1).map((row) => (',
    test: 'src/features/portal/overview.test.tsx',
    caughtBy: 'lists the sessions that have begun, each with its day, its hour and how it stands',
  },
  {
    kind: 'missing row',
    fault: 'the search offers no screens',
    file: 'src/features/search/useGroups.ts',
    find: "{ title: 'Telas', entries: places.screens.filter(isNamed).map(kept) },",
    replace: '',
    test: 'src/features/search/SearchDialog.test.tsx',
    caughtBy: 'finds a screen by what it is for, and keeps it among what was opened last',
  },
  {
    kind: 'missing row',
    fault: 'the bell shows one notice of each kind',
    file: 'src/features/bell/BellPanel.tsx',
    find: 'items.map((item) => (',
    replace: 'items.slice(0, 1).map((item) => (',
    test: 'src/features/bell/bell.test.tsx',
    caughtBy:
      'counts what needs the person by its name, leads there, and puts it aside without losing the place',
  },
  {
    kind: 'lost focus',
    fault: 'a dialog that closes leaves the focus nowhere',
    file: 'src/ui/dialogs/AppDialog.tsx',
    find: 'useReturnFocus(open);',
    replace: '',
    test: 'src/ui/focus/returnFocus.test.tsx',
    caughtBy: 'where the change has moved it',
  },
  {
    kind: 'lost focus',
    fault: 'a form opens without the focus in its first field',
    file: 'src/ui/dialogs/AppDialog.tsx',
    find: 'if (takesText && area.current) focusFirstField(area.current);',
    replace: '',
    test: 'src/ui/dialogs/AppDialog.test.tsx',
    caughtBy: 'opens with the focus in the first field of its form',
  },
  {
    kind: 'lost focus',
    fault: 'a notice that is put aside takes the focus with it',
    file: 'src/features/bell/BellPanel.tsx',
    find: '(next ?? panel.current)?.focus();',
    replace: '',
    test: 'src/features/bell/bell.test.tsx',
    caughtBy:
      'counts what needs the person by its name, leads there, and puts it aside without losing the place',
  },
];
