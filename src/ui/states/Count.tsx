import { styled } from '@mui/material/styles';

const MOST = 99;

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'primary' | 'secondary' | 'error';
}>(({ theme, tone }) => ({
  position: 'absolute',
  top: 4,
  insetInlineEnd: 2,
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '20px',
  textAlign: 'center',
  color: theme.vars.palette[tone].contrastText,
  backgroundColor: theme.vars.palette[tone].main,
}));

/** A number in the corner of an icon's button; nothing where there is none. */
export const Count = (props: {
  readonly tone: 'primary' | 'secondary' | 'error';
  readonly children: number;
}) =>
  props.children > 0 ? (
    <Mark tone={props.tone}>{props.children > MOST ? `${MOST}+` : props.children}</Mark>
  ) : null;
