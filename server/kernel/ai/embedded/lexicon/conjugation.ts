/** Of regular verbs, folded; with participles, and without forms that notes do not use. */
const endings: Readonly<Record<string, string>> = {
  ar: 'o a am amos ava avam ou ei aram ar arem asse ando ado ada ados adas e em',
  er: 'o e em emos ia iam eu i eram er erem esse endo ido ida idos idas a am',
  ir: 'o e em imos ia iam iu i iram ir irem isse indo ido ida idos idas a am',
};

/** The forms of `anim+ar`; anything without a conjugation stands for itself. */
export function formsOf(stem: string): string[] {
  const [root = '', conjugation = ''] = stem.split('+');
  const list = endings[conjugation];
  return list ? list.split(' ').map((ending) => root + ending) : [stem];
}
