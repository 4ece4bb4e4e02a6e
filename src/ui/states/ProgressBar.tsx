import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { keyframes, styled } from '@mui/material/styles';

const wander = keyframes`from { background-position: 130% 0 } to { background-position: -30% 0 }`;

const Bar = styled('progress')(
  memoTheme(({ theme }) => ({
    display: 'block',
    appearance: 'none',
    width: '100%',
    height: 4,
    border: 0,
    borderRadius: 2,
    overflow: 'hidden',
    color: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 25%, transparent)`,
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': { backgroundColor: 'currentColor' },
    '&::-moz-progress-bar': { backgroundColor: 'currentColor' },
    '&:indeterminate': {
      backgroundImage: 'linear-gradient(currentColor, currentColor)',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '30% 100%',
      '&::-moz-progress-bar': { backgroundColor: 'transparent' },
      '@media (prefers-reduced-motion: no-preference)': {
        animation: `${wander} 1.6s linear infinite`,
      },
    },
  })),
);

/**
 * How far something is: the browser's own, since MUI's brings every first visit three more looks than the two that are drawn.
 * @param props.percent from 0 to 100; `null` where it is not known
 */
export const ProgressBar = (props: { readonly label: string; readonly percent: number | null }) => (
  <Bar
    aria-label={props.label}
    max={100}
    {...(props.percent !== null && { value: Math.round(props.percent) })}
  />
);
