import type { CommandEditors } from '../data/client/commandEditor.ts';

/** The forms with which a refused change can be mended, by command. */
export const commandEditors: CommandEditors = {};
