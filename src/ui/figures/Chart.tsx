import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { CHART_HEIGHT, type ChartProps } from './chart.ts';

/** By keys the numbers are read in the table beside it: the drawing itself is hidden from whoever does not see it. */
const SIZE = { height: CHART_HEIGHT, skipAnimation: true, disableKeyboardNavigation: true };

/** Bars or a line over what is counted, or shares of a whole, in the theme's colours. */
export default function Chart(props: ChartProps) {
  const labels = props.points.map(({ label }) => label);
  const series = useSeries(props);
  const common = { ...SIZE, hideLegend: true };
  const values = valueAxis(props);
  switch (props.shape) {
    case 'bars':
      return (
        <BarChart
          {...common}
          series={[series]}
          xAxis={[{ scaleType: 'band', data: labels }]}
          yAxis={[{ ...values, width: 'auto' }]}
        />
      );
    case 'ranks':
      return (
        <BarChart
          {...common}
          layout="horizontal"
          series={[series]}
          xAxis={[{ ...values, tickMinStep: 1 }]}
          yAxis={[{ scaleType: 'band', data: labels, width: 'auto' }]}
        />
      );
    case 'line':
      return (
        <LineChart
          {...common}
          // A point between two gaps is no line: without its mark nobody would see it.
          series={[{ ...series, curve: 'linear', showMark: true }]}
          xAxis={[{ scaleType: 'point', data: labels }]}
          yAxis={[{ ...values, width: 'auto' }]}
        />
      );
    case 'shares':
      return <Shares {...props} />;
  }
}

function valueAxis({ format, within }: ChartProps) {
  const [min, max] = within ?? [];
  return {
    valueFormatter: format,
    ...(min !== undefined && max !== undefined && { min, max }),
  };
}

function useSeries({ points, measure, format }: ChartProps) {
  const { palette } = useTheme().vars;
  return {
    label: measure,
    color: palette.primary.main,
    data: points.map(({ value }) => value),
    valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
  };
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
