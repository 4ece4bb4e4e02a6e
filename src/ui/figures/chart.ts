export interface ChartProps {
  readonly shape: 'bars' | 'line' | 'shares';
  readonly points: readonly { readonly label: string; readonly value: number }[];
  /** What a value is called in the table's head, e.g. `Receita`. */
  readonly measure: string;
  /** A value in words, e.g. `R$ 180,00`. */
  readonly format: (value: number) => string;
}

/** In pixels, so that nothing moves when the chart comes. */
export const CHART_HEIGHT = 240;
