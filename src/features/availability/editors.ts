export { BlockEditor, NewBlockEditor } from './blocks/BlockDialog.tsx';
export { BreakEditor, NewBreakEditor } from './blocks/BreakDialog.tsx';
export { NewPeriodEditor, PeriodEditor } from './periods/PeriodDialog.tsx';
export { WeekEditor } from './periods/WeekDialog.tsx';
