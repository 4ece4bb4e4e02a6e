export { BlockEditor, NewBlockEditor } from './BlockEditors.tsx';
export { BreakEditor, NewBreakEditor } from './BreakEditors.tsx';
export { NewPeriodEditor, PeriodEditor } from './PeriodEditors.tsx';
export { WeekEditor } from './WeekDialog.tsx';
