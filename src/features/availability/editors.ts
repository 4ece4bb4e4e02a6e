export { BlockEditor, NewBlockEditor } from './BlockDialog.tsx';
export { BreakEditor, NewBreakEditor } from './BreakDialog.tsx';
export { NewPeriodEditor, PeriodEditor } from './PeriodDialog.tsx';
export { WeekEditor } from './WeekDialog.tsx';
