/** Some browsers begin to read after the click. */
const KEPT_MS = 60_000;

/** Lets the browser keep something as a file. Its name must tell nobody whose it is. @param type a MIME type */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
