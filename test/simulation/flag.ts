/** Returns what follows `--name` on the command line. */
export const flag = (name: string): string | undefined => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? undefined : process.argv[place + 1];
};
