import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** The server as one script, which loads in a seventh of the time that its sources take. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: 'main.ts',
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
  ssr: {
    target: 'node',
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg'],
  },
  plugins: [
    {
      name: 'sereno:migrations',
      closeBundle() {
        cpSync(
          `${import.meta.dirname}/migrations`,
          `${import.meta.dirname}/../dist/server/migrations`,
          {
            recursive: true,
          },
        );
      },
    },
  ],
});
