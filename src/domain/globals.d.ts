/** The few globals that every runtime of ours has and the pure ECMAScript library does not declare. */
declare function atob(data: string): string;
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(input: Uint8Array): string;
}
declare class TextEncoder {
  encode(input: string): Uint8Array;
}
declare class URL {
  constructor(url: string);
  static canParse(url: string): boolean;
  readonly hostname: string;
}
