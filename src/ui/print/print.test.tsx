import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { PrintPage } from './PrintPage.tsx';

afterEach(cleanup);

it('a page is printed on white, with whose it is and when, and the screen keeps its colours', () => {
  renderPage(
    <PrintPage name="Clínica da Praça" at="22/11/2026 às 10:00">
      <p>Notas</p>
    </PrintPage>,
  );
  document.documentElement.dataset['theme'] = 'dark';
  expect(screen.getByText('Clínica da Praça')).toBeDefined();
  expect(screen.getByText('Impresso em 22/11/2026 às 10:00')).toBeDefined();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.dataset['theme']).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
