import { describe, expect, it } from 'vitest';
import { type Chunk, laterFiles } from './groups.ts';

const chunk = (name: string, source: string, imports: readonly string[] = []): Chunk => ({
  fileName: `${name}.js`,
  name,
  isEntry: name === 'index',
  imports: imports.map((each) => `${each}.js`),
  moduleIds: [`/sereno/${source}`],
});

const later = (...chunks: Chunk[]): string[] => [...laterFiles(chunks)];

describe('what a first visit brings onto a device', () => {
  it('are the first script and the screens of agenda, patients and notes, with all that they import', () => {
    expect(
      later(
        chunk('index', 'src/app/main.tsx', ['libraries']),
        chunk('libraries', 'node_modules/react/index.js'),
        chunk('AgendaPage', 'src/features/agenda/AgendaPage.tsx', ['DayField']),
        chunk('DayField', 'src/ui/DayField.tsx'),
        chunk('NoteDialog', 'src/features/notes/editor/NoteDialog.tsx'),
      ),
    ).toEqual([]);
  });

  it('are no other screens, nor what only these import', () => {
    expect(
      later(
        chunk('index', 'src/app/main.tsx'),
        chunk('FinancePage', 'src/features/finance/FinancePage.tsx', ['DataGrid']),
        chunk('DataGrid', 'src/ui/DataGrid.tsx'),
      ),
    ).toEqual(['FinancePage.js', 'DataGrid.js']);
  });

  it('are never the recorder, whatever its chunk is called', () => {
    const recorder = chunk('Recorder', 'src/features/recorder/Recorder.tsx');
    expect(later(recorder)).toEqual(['Recorder.js']);
    const screen = chunk('NoteScreen', 'src/app/routes/screens/NoteScreen.tsx', ['Recorder']);
    expect(() => later(screen, recorder)).toThrow('A first screen imports Recorder');
  });

  it.each(['@mui/x-charts/BarChart', 'd3-shape/src', 'jspdf/dist'])('are never %s', (library) => {
    const late = chunk('large', `node_modules/${library}/index.js`);
    expect(later(late)).toEqual(['large.js']);
    const screen = chunk('PatientScreen', 'src/app/routes/screens/PatientScreen.tsx', ['large']);
    expect(() => later(screen, late)).toThrow('A first screen imports large');
  });
});
