import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useMemo } from 'react';
import { CHART_HEIGHT, type ChartProps } from './chart.ts';

/** Bars or a line over what is counted, or shares of a whole, in the theme's colours. */
export default function Chart(props: ChartProps) {
  switch (props.shape) {
    case 'bars':
    case 'ranks':
      return <Bars {...props} />;
    case 'line':
      return <Line {...props} />;
    case 'shares':
      return <Shares {...props} />;
  }
}

/** By keys the numbers are read in the table beside it: the drawing itself is hidden from whoever does not see it. */
const SIZE = { height: CHART_HEIGHT, skipAnimation: true, disableKeyboardNavigation: true };

/**
 * In MUI's parts, of which always the same elements are given: other bars then draw what depends on them, and once,
 * where `BarChart` draws everything, and what depends on them a second time.
 */
function Bars(props: ChartProps) {
  const { points, format, brief, within, shape } = props;
  const isLying = shape === 'ranks';
  const series = useSeries(props);
  const [bands, values] = useMemo(
    () => [
      { scaleType: 'band' as const, data: points.map(({ label }) => label) },
      valueAxis({ format, brief, within }),
    ],
    [points, format, brief, within],
  );
  const given = useMemo(
    () => ({
      series: [
        {
          ...series,
          type: 'bar' as const,
          layout: isLying ? ('horizontal' as const) : ('vertical' as const),
        },
      ],
      xAxis: [isLying ? { ...values, tickMinStep: 1 } : bands],
      yAxis: [
        isLying
          ? { ...bands, width: 'auto' as const }
          : { ...values, width: widthOf(points, brief ?? format) },
      ],
    }),
    [series, bands, values, isLying, points, brief, format],
  );
  return (
    <ChartsDataProvider {...SIZE} {...given} slotProps={NO_SLOTS}>
      {isLying ? LYING : STANDING}
    </ChartsDataProvider>
  );
}

const NO_SLOTS = {};

const partsOf = (highlight: { readonly x: 'band' } | { readonly y: 'band' }) => (
  <>
    <ChartsSurface>
      <BarPlot renderer="svg-batch" />
      <ChartsAxisHighlight {...highlight} />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsSurface>
    <ChartsTooltip />
  </>
);
const STANDING = partsOf({ x: 'band' });
const LYING = partsOf({ y: 'band' });

function Line(props: ChartProps) {
  const { points } = props;
  const series = useSeries(props);
  return (
    <LineChart
      {...SIZE}
      hideLegend
      // A point between two gaps is no line: without its mark nobody would see it.
      series={[{ ...series, curve: 'linear', showMark: true }]}
      xAxis={[{ scaleType: 'point', data: points.map(({ label }) => label) }]}
      yAxis={[{ ...valueAxis(props), width: 'auto' }]}
    />
  );
}

/** About what a digit of the axis takes, and its mark, in pixels. */
const DIGIT = 7;
const MARK = 12;

/**
 * The axis ends at a round value above the greatest: the next power of ten has at least its digits, and a twentieth of it
 * the decimals of its marks. By itself the axis would take the room that the values need, and cut the round one's words.
 */
function widthOf(points: ChartProps['points'], words: (value: number) => string): number {
  const greatest = Math.max(1, ...points.map(({ value }) => Math.abs(value ?? 0)));
  const top = 10 ** Math.ceil(Math.log10(greatest));
  return MARK + DIGIT * Math.max(words(top).length, words(top / 20).length);
}

function valueAxis({ format, brief = format, within }: Values) {
  const [min, max] = within ?? [];
  return {
    valueFormatter: (value: number, { location }: { location: string }) =>
      location === 'tick' ? brief(value) : format(value),
    ...(min !== undefined && max !== undefined && { min, max }),
  };
}

interface Values {
  readonly format: ChartProps['format'];
  readonly brief?: ChartProps['brief'] | undefined;
  readonly within?: ChartProps['within'] | undefined;
}

function useSeries({ points, measure, format }: ChartProps) {
  const color = useTheme().vars.palette.primary.main;
  return useMemo(
    () => ({
      label: measure,
      color,
      data: points.map(({ value }) => value),
      valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
    }),
    [points, measure, format, color],
  );
}

function Shares({ points, format }: ChartProps) {
  const { primary, secondary, info, warning, success, error } = useTheme().vars.palette;
  return (
    <PieChart
      {...SIZE}
      colors={[primary, secondary, info, warning, success, error].map(({ main }) => main)}
      series={[
        {
          innerRadius: '55%',
          valueFormatter: ({ value }) => format(value),
          data: points.map(({ label, value }) => ({ id: label, label, value: value ?? 0 })),
        },
      ]}
    />
  );
}
