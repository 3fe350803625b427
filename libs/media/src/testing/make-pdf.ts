import { PDFDocument, StandardFonts, degrees } from '@cantoo/pdf-lib';

export interface DrawnText {
  readonly text: string;
  readonly x: number;
  /** From the lower edge, in points, as PDF has it. */
  readonly y: number;
  readonly size?: number;
}

export interface PdfOptions {
  readonly pages?: readonly (readonly DrawnText[])[];
  readonly title?: string;
  readonly rotation?: number;
  readonly attachment?: { readonly name: string; readonly text: string };
  readonly password?: string;
  /** Operators that are drawn on the first page. */
  readonly contents?: string;
  /** A PNG that fills each page, as scanners do it. */
  readonly picture?: Uint8Array;
}

/** A PDF of A4 pages with the given texts. */
export async function makePdf({
  pages = [[]],
  title,
  rotation,
  attachment,
  password,
  picture,
  contents,
}: PdfOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  if (title !== undefined) document.setTitle(title);
  const image = picture && (await document.embedPng(picture));
  for (const texts of pages) {
    const page = document.addPage([595, 842]);
    if (rotation !== undefined) page.setRotation(degrees(rotation));
    if (image) page.drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
    for (const { text, x, y, size = 12 } of texts) page.drawText(text, { x, y, size, font });
  }
  if (contents !== undefined) {
    const stream = document.context.register(document.context.flateStream(contents));
    document.getPage(0).node.addContentStream(stream);
  }
  if (attachment) await document.attach(new TextEncoder().encode(attachment.text), attachment.name);
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return document.save();
}
