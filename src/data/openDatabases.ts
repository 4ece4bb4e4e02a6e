/** All that this worker has open in IndexedDB, whichever library opened it. */
export interface OpenDatabases {
  /**
   * Ends all transactions, closes all databases, and opens none any more.
   * What only puts a draft away is committed; everything else is aborted.
   */
  end(): void;
}

interface Scope {
  readonly IDBFactory: { readonly prototype: IDBFactory };
  readonly IDBDatabase: { readonly prototype: IDBDatabase };
}

const DRAFTS = 'drafts';

const ended = () => new DOMException('The page is away.', 'InvalidStateError');

/**
 * Watches what is opened from now on.
 * A browser that freezes a worker freezes its transactions with it. WebKit keeps them even when the
 * worker is terminated. Everybody else's reads of the same stores then wait for ever.
 */
export function watchDatabases({ IDBFactory, IDBDatabase }: Scope = globalThis): OpenDatabases {
  const databases = new Set<IDBDatabase>();
  const transactions = new Set<IDBTransaction>();
  let isEnded = false;

  function note(transaction: IDBTransaction): IDBTransaction {
    const forget = () => transactions.delete(transaction);
    transactions.add(transaction);
    transaction.addEventListener('complete', forget);
    transaction.addEventListener('abort', forget);
    return transaction;
  }
  const factory = IDBFactory.prototype;
  const database = IDBDatabase.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- Called with their own `this` below.
  const [open, begin] = [factory.open, database.transaction];
  factory.open = function opened(this: IDBFactory, ...args) {
    if (isEnded) throw ended();
    const request = open.apply(this, args);
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction) note(request.transaction);
    });
    request.addEventListener('success', () => {
      if (isEnded) request.result.close();
      else databases.add(request.result);
    });
    return request;
  };
  database.transaction = function begun(this: IDBDatabase, ...args) {
    if (isEnded) throw ended();
    return note(begin.apply(this, args));
  };
  return {
    end() {
      isEnded = true;
      for (const transaction of transactions) endOne(transaction);
      for (const each of databases) each.close();
    },
  };
}

/** A draft is one write, whole as soon as it is asked for. */
const isDraft = ({ mode, objectStoreNames }: IDBTransaction): boolean =>
  mode === 'readwrite' && objectStoreNames.length === 1 && objectStoreNames.contains(DRAFTS);

function endOne(transaction: IDBTransaction): void {
  try {
    if (isDraft(transaction)) transaction.commit();
    else transaction.abort();
  } catch {
    // It is being committed, and ends by itself.
  }
}
