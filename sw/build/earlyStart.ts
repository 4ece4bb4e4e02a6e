import type { Plugin } from 'vite';

const WORKER = /^assets\/sync\.worker-[\w-]+\.js$/;
const SHELL = /^assets\/shell-[\w-]+\.js$/;
const AGENDA = /^assets\/agenda-[\w-]+\.js$/;

/**
 * Has the page of somebody who is signed in start the sync worker, and ask for its first screens, before a script of
 * ours has arrived: `src/app/device.ts` takes the worker over. The page's policy admits this script by its hash.
 */
export function earlyStart(): Plugin {
  return {
    name: 'sereno:early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.keys(bundle);
        const worker = files.find((name) => WORKER.test(name));
        if (!worker)
          throw new Error('The sync worker has another name: see sw/build/earlyStart.ts');
        const screens = [SHELL, AGENDA].map((kind) => files.find((name) => kind.test(name)) ?? '');
        // After the import map, which must come before any module; before the styles, for which it would wait.
        return html.replace(
          /<script type="module".*?<\/script>/,
          `$&\n    <script>${script(worker, screens)}</script>`,
        );
      },
    },
  };
}

const script = (worker: string, screens: readonly string[]): string => `
if (document.documentElement.dataset.at !== 'login') {
  self.syncWorker = new Worker('/${worker}', { type: 'module', name: 'sync' });
  // A patient has the shell alone.
  const screens = document.documentElement.dataset.at === 'portal' ? 1 : 2;
  for (const file of ${JSON.stringify(screens)}.slice(0, screens)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
}`;
