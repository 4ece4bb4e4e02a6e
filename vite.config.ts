import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './sw/plugin.ts';
import { dexieOfToday, storeOfToday } from './sw/build/ofToday.ts';
import { earlyStart } from './sw/build/earlyStart.ts';
import { ahead, firstChunks } from './sw/build/firstChunks.ts';

const CLIENT = join(import.meta.dirname, 'dist/client');
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest)$/;
const WORTHWHILE_BYTES = 1024;

/** Writes `.br` and `.gz` beside what shrinks, so that the server never compresses the same file twice. */
function compressedCopies(): Plugin {
  return {
    name: 'sereno:compressed-copies',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const name of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) {
          if (!COMPRESSIBLE.test(name)) continue;
          const body = readFileSync(join(CLIENT, name));
          if (body.length < WORTHWHILE_BYTES) continue;
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
          writeFileSync(join(CLIENT, `${name}.br`), brotliCompressSync(body, { params: size }));
          writeFileSync(join(CLIENT, `${name}.gz`), gzipSync(body, { level: 9 }));
        }
      },
    },
  };
}

const first = firstChunks();

export default defineConfig({
  resolve: { alias: [dexieOfToday, storeOfToday] },
  plugins: [react(), first.plugin, earlyStart(), serviceWorker(), compressedCopies()],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    sourcemap: 'hidden',
    // A change of one module must not rename every chunk that imports it.
    chunkImportMap: true,
    // Fonts and icons as files: inlined, every page would pay for them.
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: ahead },
    rolldownOptions: {
      treeshake: {
        // Emotion names it for who wraps components by hand, which nobody does; 2 kB with what it asks for.
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
      },
      // What jsPDF would load to draw pages of HTML, which nobody asks of it: no device shall keep them.
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: {
        codeSplitting: {
          groups: [...first.groups],
        },
      },
    },
  },
  worker: { format: 'es' },
});
