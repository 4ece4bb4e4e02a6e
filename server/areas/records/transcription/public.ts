export { spoolFolder } from './spool.ts';
