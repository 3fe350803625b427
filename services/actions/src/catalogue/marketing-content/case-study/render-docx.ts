import type { Paragraph, Table } from 'docx';
import type { Block } from './blocks';

/** A Word document with real headings, lists and tables. */
export async function renderDocx(blocks: readonly Block[], title: string): Promise<Uint8Array> {
  const docx = await import('docx');
  const children = blocks.flatMap((block) => toElements(docx, block));
  const document = new docx.Document({ title, creator: 'Declic', sections: [{ children }] });
  return new Uint8Array(await docx.Packer.toBuffer(document));
}

function toElements(docx: typeof import('docx'), block: Block): (Paragraph | Table)[] {
  const { Paragraph, TextRun, HeadingLevel, Table, TableRow, TableCell, WidthType } = docx;
  const spacing = { after: 160 };
  switch (block.kind) {
    case 'title':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.TITLE, spacing })];
    case 'heading':
      return [
        new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1, spacing: { before: 280, after: 120 } }),
      ];
    case 'note':
      return [
        new Paragraph({ children: [new TextRun({ text: block.text, italics: true, color: '555555' })], spacing }),
      ];
    case 'paragraph':
      return [new Paragraph({ text: block.text, spacing })];
    case 'list':
      return block.items.map((item) => new Paragraph({ text: item, bullet: { level: 0 } }));
    case 'quote': {
      const indent = { left: 480, right: 480 };
      const said = new TextRun({ text: block.text, italics: true });
      const by = block.by === '' ? [] : [new TextRun({ text: `– ${block.by}`, break: 1, color: '555555' })];
      return [new Paragraph({ children: [said, ...by], indent, spacing: { before: 160, after: 160 } })];
    }
    case 'table': {
      const cell = (text: string, bold: boolean) =>
        new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold })] })] });
      const rows = [block.head, ...block.rows].map(
        (cells, index) =>
          new TableRow({ tableHeader: index === 0, children: cells.map((text) => cell(text, index === 0)) }),
      );
      return [new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows })];
    }
    default:
      return block satisfies never;
  }
}
