interface ChartPoint {
  readonly label: string;
  /** `null` where there is none to know: a line has a gap there, and the table a dash. */
  readonly value: number | null;
  /** Beside the value in the table, such as how many it is of. */
  readonly detail?: string;
}

export interface ChartProps {
  /** `ranks` are bars that lie, for words that need room. */
  readonly shape: 'bars' | 'ranks' | 'line' | 'shares';
  readonly points: readonly ChartPoint[];
  /** What a value is called in the table's head, e.g. `Receita`. */
  readonly measure: string;
  /** A value in words, e.g. `R$ 180,00`. */
  readonly format: (value: number) => string;
  /** The same beside the axis, where there is little room; as `format` unless told. */
  readonly brief?: (value: number) => string;
  /** The least and the greatest that a value can be, where that is known. */
  readonly within?: readonly [number, number];
}

/** In pixels, so that nothing moves when the chart comes. */
export const CHART_HEIGHT = 240;
