class Lock {
  released = false;
  release = async () => {
    this.released = true;
  };
}

/** Gives the page wake locks, and counts those in force. */
export function stubWakeLock() {
  const given: Lock[] = [];
  const request = async () => {
    const lock = new Lock();
    given.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return {
    given,
    inForce: () => given.filter(({ released }) => !released).length,
    /** As a browser does it for a hidden page. */
    takeAll: () => given.forEach((lock) => void lock.release()),
    remove: () => Reflect.deleteProperty(navigator, 'wakeLock'),
  };
}
