import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { type RecordPart, recordParts } from '../../domain/audit/kinds.ts';
import { recordReadsCall } from '../../domain/contract/audit.ts';
import { ReadsTab } from './ReadsTab.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const read = (part: RecordPart, minute: number) => ({
  at: `2026-11-20T12:${minute}:00.000Z`,
  receivedAt: '2026-11-20T13:00:00.000Z',
  userId: 'marta',
  patientId: null,
  part,
  clientId: null,
});

it('names for each reading what was opened, and tells registration data from facts of health', async () => {
  const reads = recordParts.map((part, index) => read(part, 10 + index));
  renderPage(
    <ReadsTab />,
    undefined,
    pageOnline(answering(recordReadsCall, async () => ({ reads, next: null }))),
  );
  expect(await screen.findByText('Cadastro')).toBeDefined();
  for (const words of ['Cadastro e dados de saúde', 'Documentos emitidos', 'Notas', 'Pagamentos'])
    expect(screen.getByText(words)).toBeDefined();
  // What an earlier version wrote is still shown.
  expect(screen.getByText('Cadastro e prontuário')).toBeDefined();
});
