import * as v from 'valibot';

const MAX = 5;
const schema = v.fallback(v.array(v.string()), []);
/** With the person's id, so that it goes when their copy is removed from the device. */
const keyOf = (userId: string): string => `sereno-recent-${userId}`;

/** The ids of what a person opened last from the search, the newest first. No name is kept. */
export function recentIds(userId: string): readonly string[] {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')).slice(0, MAX);
  } catch {
    return [];
  }
}

export function keepRecent(userId: string, id: string): void {
  const others = recentIds(userId).filter((other) => other !== id);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([id, ...others].slice(0, MAX)));
  } catch {
    // A full disk keeps nobody from opening what was found.
  }
}
