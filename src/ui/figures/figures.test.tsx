import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../app/theme.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { StatCards } from './StatCards.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const draw = (node: React.ReactNode) => render(<ThemeProvider theme={theme}>{node}</ThemeProvider>);

describe('figures', () => {
  it('are written as in Brazil, and stay open while nobody knows them', () => {
    draw(
      <StatCards
        stats={[
          { label: 'Total', value: 20_000 },
          { label: 'Ativos', value: undefined },
        ]}
      />,
    );
    expect(screen.getByText('20.000')).toBeDefined();
    expect(screen.getByText('Ainda baixando…')).toBeDefined();
  });
});

describe.each(['bars', 'ranks', 'line', 'shares'] as const)('a chart of %s', (shape) => {
  it('comes with its numbers as a table', async () => {
    const { container } = draw(
      <div style={{ width: 600 }}>
        <ChartFrame
          title="Receita por mês"
          shape={shape}
          measure="Receita"
          points={[
            { label: 'outubro', value: 900 },
            { label: 'novembro', value: 1234.5 },
          ]}
          format={(value) => `R$ ${value}`}
        />
      </div>,
    );
    expect(screen.getByRole('region', { name: 'Receita por mês' })).toBeDefined();
    const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(cells).toEqual(['ItemReceita', 'outubroR$ 900', 'novembroR$ 1234.5']);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull(), { timeout: 20_000 });
  });
});
