/** Bytes from 128 on in the character set of DOS here, which `TextDecoder` does not know. */
const IBM850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Bytes from 128 to 159 in windows-1252. Some versions of Node decode them as controls. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const CHUNK = 8192;

const decodeBy = (bytes: Uint8Array, table: string): string => {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const codes = Array.from(bytes.subarray(at, at + CHUNK), (byte) =>
      byte >= 0x80 && byte - 0x80 < table.length ? table.charCodeAt(byte - 0x80) : byte,
    );
    pieces.push(String.fromCharCode(...codes));
  }
  return pieces.join('');
};

/** Decodes bytes of IBM's code page 850. */
export const decodeIbm850 = (bytes: Uint8Array): string => decodeBy(bytes, IBM850);

/** Decodes bytes as Windows in Western countries writes them. */
export const decodeWindows = (bytes: Uint8Array): string => decodeBy(bytes, WINDOWS);

/** Makes a character of each byte, such as to look for ASCII without reading the letters. */
export const binaryOf = (bytes: Uint8Array): string => decodeBy(bytes, '');
