import type { jsPDF } from 'jspdf';
import bold from '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf?inline';
import regular from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?inline';

/** The product's font. A file holds the letters that it uses, and which sign each of them is. */
export const FONT = 'Figtree';

/** Makes the font known to a file. */
export function addFonts(pdf: jsPDF): void {
  for (const [weight, url] of Object.entries({ normal: regular, bold })) {
    const name = `${FONT}-${weight}.ttf`;
    pdf.addFileToVFS(name, url.slice(url.indexOf(',') + 1));
    pdf.addFont(name, FONT, weight);
  }
}
