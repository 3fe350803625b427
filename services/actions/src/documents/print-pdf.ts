import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

const { resolve } = createRequire(import.meta.url);

/** A PDF with the font of the package inside; nothing else is read, and nothing fetched. */
export async function printPdf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake');
  const folder = join(dirname(resolve('pdfmake/package.json')), 'fonts', 'Roboto');
  const file = (name: string) => join(folder, `Roboto-${name}.ttf`);
  const Roboto = {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  };
  pdfmake.setFonts({ Roboto });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(Roboto).includes(path));
  return pdfmake.createPdf(definition).getBuffer();
}
