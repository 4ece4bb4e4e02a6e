/** What the rest of the server may use of this area. */
export { sealSheets, writeSheets } from './sheets.ts';
