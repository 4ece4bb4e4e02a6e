import { spawnSync } from 'node:child_process';

const OUTPUT_MAX = 64 * 1024 * 1024;

/** Returns the output's lines, or `null` where there is no git or it refuses. */
export function git(...args: readonly string[]): string[] | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: OUTPUT_MAX });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/** Commit from which the present work began: the last one that it shares with `main`. */
function startOfWork(): string | null {
  for (const branch of ['main', 'origin/main']) {
    const [commit] = git('merge-base', branch, 'HEAD') ?? [];
    if (commit) return commit;
  }
  return null;
}

/** Returns files that differ from `main`, by commits or not, or `null` where git cannot tell. */
export function changedFiles(): string[] | null {
  const changed = git('diff', '--name-only', '--diff-filter=ACMR', startOfWork() ?? 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard');
  return changed && added && [...new Set([...changed, ...added])];
}
