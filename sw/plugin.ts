import { join } from 'node:path';
import type { Logger, Plugin, ResolvedConfig, Rolldown } from 'vite';
import { build } from 'vite';
import { getManifest, type ManifestEntry } from 'workbox-build';
import { dexieOfToday } from './build/ofToday.ts';
import { laterFiles } from './groups.ts';

/** What a device needs to work without a network. Of the fonts the Latin file only. */
const PRECACHED = [
  'index.html',
  'manifest.webmanifest',
  'favicon.svg',
  'assets/**/*.{js,css}',
  'assets/*-latin-wght-normal-*.woff2',
];

async function precacheEntries(clientDir: string, logger: Logger): Promise<ManifestEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: clientDir,
    globPatterns: PRECACHED,
    // Their names carry a hash of their content.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
  });
  for (const warning of warnings) logger.warn(`Precache manifest: ${warning}`);
  return manifestEntries.map((entry) => ({ ...entry, url: `/${entry.url}` }));
}

interface Files {
  readonly first: readonly ManifestEntry[];
  /** Paths. */
  readonly later: readonly string[];
}

/** @param later names of files, as the bundler gives them */
function inGroups(entries: readonly ManifestEntry[], later: ReadonlySet<string>): Files {
  const isLater = ({ url }: ManifestEntry) => later.has(url.slice(1));
  return {
    first: entries.filter((entry) => !isLater(entry)),
    later: entries.filter(isLater).map(({ url }) => url),
  };
}

/** The worker as one script, since a service worker cannot load modules everywhere. */
async function bundle(config: ResolvedConfig, files: Files, outDir: string | false) {
  const output = (await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: [dexieOfToday] },
    define: {
      'self.__WB_MANIFEST': JSON.stringify(files.first),
      'self.__LATER_FILES': JSON.stringify(files.later),
    },
    build: {
      write: outDir !== false,
      outDir: outDir || undefined,
      emptyOutDir: false,
      minify: config.command === 'build',
      rolldownOptions: {
        input: join(config.root, 'sw/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

/** The same `/sw.js` in development and in production; in development it precaches nothing. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  let later: ReadonlySet<string> = new Set();
  return {
    name: 'sereno:service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_request, response, next) => {
        bundle(config, { first: [], later: [] }, false).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(code);
        }, next);
      });
    },
    generateBundle(_options, output) {
      later = laterFiles(Object.values(output).filter((file) => file.type === 'chunk'));
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (config.command !== 'build') return;
        const clientDir = join(config.root, config.build.outDir);
        const entries = await precacheEntries(clientDir, config.logger);
        await bundle(config, inGroups(entries, later), clientDir);
      },
    },
  };
}
