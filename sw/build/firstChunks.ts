import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What a person who has signed in sees first, by the chunk that brings it: each with all that it imports. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  shell: ['src/app/shell/Shell.tsx'],
  agenda: [
    'src/app/shell/StaffShell.tsx',
    'src/app/routes/screens/DashboardScreen.tsx',
    'src/features/agenda/AgendaPage.tsx',
  ],
};

interface FirstChunks {
  readonly plugin: Plugin;
  readonly groups: readonly Rolldown.CodeSplittingGroup[];
}

/**
 * Forty small scripts take longer to start than three large ones: libraries, shell and agenda are a chunk each. All
 * else is split by itself.
 */
export function firstChunks(): FirstChunks {
  const parts = new Map<string, ReadonlySet<string>>();
  const plugin: Plugin = {
    name: 'sereno:first-chunks',
    apply: 'build',
    buildEnd() {
      for (const [name, files] of Object.entries(FIRST)) {
        const ids = new Set<string>();
        for (const file of files) collect(this, join(import.meta.dirname, '../..', file), ids);
        parts.set(name, ids);
      }
    },
  };
  return {
    plugin,
    groups: [
      // One file of libraries shrinks better than thirty, and a new version of ours leaves it cached.
      { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
      // Before what follows, which would otherwise take along what the very first script imports.
      { name: 'start', tags: ['$initial'] },
      ...Object.keys(FIRST).map((name) => ({
        name,
        test: (id: string) => parts.get(name)?.has(id) ?? false,
      })),
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
