/** A value as it stands in a dump: JSON, and `{ $: kind, of: contents }` for what JSON has not. */
type Encoded = unknown;

interface StoreDump {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly unique: boolean;
    readonly multiEntry: boolean;
  }[];
  /** The keys of a store whose values hold none. */
  readonly keys?: readonly Encoded[];
  readonly values: readonly Encoded[];
}

interface DatabaseDump {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoreDump[];
}

/** All that a browser kept for the app, its files aside. */
export interface DeviceDump {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly databases: readonly DatabaseDump[];
  /** The second record of what waits. */
  readonly caches: readonly {
    readonly name: string;
    readonly answers: readonly { readonly path: string; readonly text: string }[];
  }[];
}
