/** The part of this area that the rest of the server may use. */
export { sealSheets, writeSheets } from './sheets.ts';
