import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { CHART_HEIGHT, type ChartProps } from './chart.ts';

const SIZE = { height: CHART_HEIGHT, skipAnimation: true };

/** Bars or a line over what is counted, or shares of a whole, in the theme's colours. */
export default function Chart(props: ChartProps) {
  const labels = props.points.map(({ label }) => label);
  const series = [useSeries(props)];
  const yAxis = [{ valueFormatter: props.format, width: 72 }];
  const common = { ...SIZE, hideLegend: true, series, yAxis };
  switch (props.shape) {
    case 'bars':
      return <BarChart {...common} xAxis={[{ scaleType: 'band', data: labels }]} />;
    case 'line':
      return <LineChart {...common} xAxis={[{ scaleType: 'point', data: labels }]} />;
    case 'shares':
      return <Shares {...props} />;
  }
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
          data: points.map(({ label, value }) => ({ id: label, label, value })),
        },
      ]}
    />
  );
}
