import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What a person who has signed in sees first: each with all that it imports. */
const SHELL = ['src/app/shell/Shell.tsx'];
const STAFF = [
  'src/app/shell/StaffShell.tsx',
  'src/app/routes/screens/DashboardScreen.tsx',
  'src/features/agenda/AgendaPage.tsx',
];
const PATIENT = [
  'src/app/shell/PatientShell.tsx',
  'src/features/portal/OverviewPage.tsx',
  'src/ui/toasts/ToastBar.tsx',
];

interface FirstChunks {
  readonly plugin: Plugin;
  readonly groups: readonly Rolldown.CodeSplittingGroup[];
}

/**
 * Forty small scripts take longer to start than three large ones: libraries, shell and agenda are a chunk each. All
 * else is split by itself.
 */
export function firstChunks(): FirstChunks {
  const [shell, staff, patient] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const plugin: Plugin = {
    name: 'sereno:first-chunks',
    apply: 'build',
    buildEnd() {
      const take = (files: readonly string[], ids: Set<string>) => {
        for (const file of files) collect(this, join(import.meta.dirname, '../..', file), ids);
      };
      take(SHELL, shell);
      take(STAFF, staff);
      take(PATIENT, patient);
    },
  };
  return {
    plugin,
    groups: [
      // One file of libraries shrinks better than thirty, and a new version of ours leaves it cached.
      { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
      // Before what follows, which would otherwise take along what the very first script imports.
      { name: 'start', tags: ['$initial'] },
      // What both sides begin with is in the shell: a patient shall not load the staff's screens for a date's format.
      { name: 'shell', test: (id) => shell.has(id) || (staff.has(id) && patient.has(id)) },
      { name: 'agenda', test: (id) => staff.has(id) },
    ],
  };
}

/** Names all of that library, of which the first screens use what the very first script has already. */
const INDEX = /\/node_modules\/@mui\/system\/index\.m?js$/;

/** The module and all that it imports, except what is loaded when first needed. */
function collect(build: Rolldown.PluginContext, id: string, ids: Set<string>): void {
  if (ids.has(id) || INDEX.test(id)) return;
  ids.add(id);
  for (const imported of build.getModuleInfo(id)?.importedIds ?? []) collect(build, imported, ids);
}

const FIRST_FILE = /^assets\/(?:shell|agenda)-|\.css$/;

/**
 * Of what a script will import, that which the page asks for together with it. For all of them every visitor carried 170
 * names of files, 3 kB of the sign-in; a screen's own parts come a moment after it, and from the device's disk as soon as
 * the service worker has brought them.
 */
export const ahead = (_file: string, needed: string[]): string[] =>
  needed.filter((name) => FIRST_FILE.test(name));
